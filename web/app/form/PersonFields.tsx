import styled from '@emotion/styled';
import { fieldLengths, type PersonField } from 'functions/contract/fieldLengths';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { color } from '../ui/theme/tokens.ts';
import type { usePhonePicker } from '../i18n/usePhonePicker.ts';
import { correctEmail } from './correctEmail.ts';
import type { FieldErrors } from './FieldErrors.ts';
import { FieldGrid, MoreFields } from './formLayout.ts';
import { InputField } from './InputField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { addressFields, personInputs } from './personInputs.ts';
import type { PersonTexts } from './readPerson.ts';

/**
 * The inputs for a person, in the usual order. They are uncontrolled, so that text typed before hydration stays.
 * `readPerson` reads them.
 * @param phoneRegion the region stored with the phone number, if any
 */
export function PersonFields({
  errors,
  required,
  defaults,
  phonePicker,
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
  const [corrected, setCorrected] = useState<string>();
  const email = useRef<HTMLInputElement>(null);
  const correction = corrected !== undefined && (
    <Trans
      t={t}
      i18nKey="didYouMean"
      values={{ email: corrected }}
      components={{
        correct: (
          <Correct
            type="button"
            onClick={() => {
              email.current!.value = corrected;
              email.current!.focus();
              setCorrected(undefined);
            }}
          />
        ),
      }}
    />
  );

  const field = (name: PersonField) => {
    const { wide, type, autoComplete, ...attributes } = personInputs[name];
    const hint = { message: messageHint, email: correction }[name as string];
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
        helperText={errorText(name) ?? hint}
        multiline={name === 'message'}
        minRows={name === 'message' ? messageRows : undefined}
        className={wide ? 'wide' : undefined}
        inputProps={attributes}
        {...(name === 'email' && {
          inputRef: email,
          onLeave: (text: string) => setCorrected(correctEmail(text)),
        })}
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
          picker={phonePicker}
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

const Correct = styled.button`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.secondary};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;
