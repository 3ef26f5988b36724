import { fieldLengths, type PersonField } from 'functions/contract/fieldLengths';
import { useTranslation } from 'react-i18next';
import type { usePhonePicker } from '../i18n/usePhonePicker.ts';
import type { FieldErrors } from './FieldErrors.ts';
import { FieldGrid, MoreFields } from './formLayout.ts';
import { InputField } from './InputField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { addressFields, personInputs } from './personInputs.ts';
import type { PersonTexts } from './readPerson.ts';

/**
 * The inputs for a person, in the usual order. They are uncontrolled: what is typed before the
 * page is hydrated stays, and `readPerson` reads them.
 * @param phoneRegion the region that was stored with the phone number, if any
 */
export function PersonFields({
  errors,
  required,
  defaults,
  phonePicker: { picker, home },
  phoneRegion,
  messageRows,
  messageHint,
}: {
  errors: FieldErrors;
  required: readonly PersonField[];
  defaults: PersonTexts;
  phonePicker: ReturnType<typeof usePhonePicker>;
  phoneRegion: string | undefined;
  messageRows: number;
  messageHint?: string;
}) {
  const { t } = useTranslation('form');
  const errorText = (name: PersonField): string | undefined => {
    const error = errors[name];
    if (error === 'missing') return t('problem.missing');
    if (error === 'tooLong') return t('problem.tooLong', { most: fieldLengths[name] });
    if (error && (name === 'email' || name === 'phone')) return t(`problem.${name}`);
    return error && t('problem.wrong');
  };
  const field = (name: PersonField) => {
    const { wide, type, autoComplete, ...attributes } = personInputs[name];
    const isMessage = name === 'message';
    return (
      <InputField
        key={name}
        name={name}
        label={t(name)}
        type={type}
        autoComplete={autoComplete}
        defaultValue={defaults[name]}
        required={required.includes(name)}
        error={errorText(name) !== undefined}
        helperText={errorText(name) ?? (isMessage && messageHint)}
        multiline={isMessage}
        minRows={isMessage ? messageRows : undefined}
        className={wide ? 'wide' : undefined}
        inputProps={attributes}
      />
    );
  };
  return (
    <>
      <FieldGrid>
        {field('firstName')}
        {field('lastName')}
        {field('email')}
        <PhoneField
          label={t('phone')}
          regionLabel={t('phoneRegion')}
          picker={picker}
          home={home}
          storedRegion={phoneRegion}
          defaultValue={defaults.phone}
          required={required.includes('phone')}
          error={errorText('phone')}
        />
        {field('message')}
      </FieldGrid>
      <MoreFields open={addressFields.some((name) => defaults[name] !== '')}>
        <summary>{t('addAddress')}</summary>
        <FieldGrid>{addressFields.map(field)}</FieldGrid>
      </MoreFields>
    </>
  );
}
