import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { documentKinds, registerLengths, sexes, type RegisterField } from 'functions/contract/guestRegister';
import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../form/FieldErrors.ts';
import { FieldGrid, Form } from '../../form/formLayout.ts';
import { InputField } from '../../form/InputField.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { ButtonRow } from '../../ui/layout/layout.ts';
import { useCountryChoices } from '../../i18n/useCountryChoices.ts';
import { askedFields } from './readRegisterPerson.ts';
import type { RegisterTexts } from './RegisterDraft.ts';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'spellCheck' | 'type'
>;

/** Attributes of the text and date fields. Autofill is off, because it would enter the same details for every person. */
const inputs: Partial<Record<RegisterField, InputAttributes>> = {
  lastName: { autoCapitalize: 'words' },
  firstName: { autoCapitalize: 'words' },
  birthDate: { type: 'date' },
  birthCity: { autoCapitalize: 'words' },
  residenceCity: { autoCapitalize: 'words' },
  documentNumber: { autoCapitalize: 'characters', spellCheck: false },
  borderCrossing: { autoCapitalize: 'words' },
  passageDate: { type: 'date' },
};

/** The form of one person. */
export function PersonForm({
  texts,
  errors,
  problem,
  busy,
  onChange,
  onSend,
  onLeave,
}: {
  texts: RegisterTexts;
  errors: FieldErrors<RegisterField>;
  /** Why the last attempt failed. */
  problem: string | undefined;
  busy: boolean;
  onChange: (changes: Partial<RegisterTexts>) => void;
  /** @returns the first wrong field, to be focused */
  onSend: () => Promise<RegisterField | undefined>;
  /** Only for a person who was sent before: leaves them as they are. */
  onLeave: (() => void) | undefined;
}) {
  const { t } = useTranslation('guestRegister');
  const { t: tForm } = useTranslation('form');
  const countries = useCountryChoices();
  const errorText = (field: RegisterField) => {
    const error = errors[field];
    if (error === 'tooLong') {
      return tForm('problem.tooLong', { most: registerLengths[field as keyof typeof registerLengths] });
    }
    return error && tForm(`problem.${error}`);
  };
  const choicesOf = (field: RegisterField) => {
    if (field === 'sex') return sexes.map((value) => ({ value, text: t(`sexes.${value}`) }));
    if (field === 'documentKind') return documentKinds.map((value) => ({ value, text: t(`documents.${value}`) }));
    return countries;
  };

  return (
    <Form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        const { elements } = event.currentTarget;
        void onSend().then((first) => first && (elements.namedItem(first) as HTMLElement | null)?.focus());
      }}
    >
      <FieldGrid>
        {askedFields(texts).map((field) => {
          const hint = field === 'borderCrossing' ? t('crossingHint') : undefined;
          const common = { name: field, label: t(`fields.${field}`), value: texts[field], required: true };
          const input = inputs[field];
          return input ? (
            <InputField
              key={field}
              {...common}
              type={input.type ?? 'text'}
              error={errors[field] !== undefined}
              helperText={errorText(field) ?? hint}
              inputProps={{ autoComplete: 'off', ...input }}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          ) : (
            <SelectField
              key={field}
              {...common}
              error={errors[field] !== undefined}
              hint={errorText(field)}
              choices={[{ value: '', text: '' }, ...choicesOf(field)]}
              onChoose={(value) => onChange({ [field]: value })}
            />
          );
        })}
      </FieldGrid>
      {Object.values(errors).includes('missing') && !problem && (
        <Alert severity="error">{tForm('problem.fields')}</Alert>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <ButtonRow>
        <SubmitButton busy={busy}>{busy ? tForm('sending') : t('send')}</SubmitButton>
        {onLeave && (
          <Button variant="text" onClick={onLeave}>
            {t('leave')}
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}
