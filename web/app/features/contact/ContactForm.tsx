import styled from '@emotion/styled';
import { fieldLengths, type PersonField } from 'functions/contract/fieldLengths';
import { mailRequestPath } from 'functions/contract/mailRequestPath';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { usePhonePicker } from '../../i18n/usePhonePicker.ts';
import { quietAction } from '../../ui/action.ts';
import { FieldGrid, FormFailure, FormField, MoreFields } from '../../ui/FormField.tsx';
import { Form, Note, Send } from '../../ui/formLayout.ts';
import { VisuallyHidden } from '../../ui/layout.ts';
import { OtherLetters } from '../../ui/OtherLetters.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { color, radius } from '../../ui/tokens.ts';
import { useContactForm } from './useContactForm.ts';

const addressFields = ['address', 'zipCode', 'city', 'state', 'country'] as const;

const inputOf: Record<
  Exclude<PersonField, 'phone'>,
  Omit<Parameters<typeof FormField>[0], 'label' | 'value' | 'onText'>
> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', required: true },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', required: true },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  },
  message: { rows: 6, wide: true, required: true },
  address: { autoComplete: 'street-address', wide: true },
  zipCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
};

/** A message to the hosts. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const element = useRef<HTMLFormElement>(null);
  const { picker, home } = usePhonePicker();
  const form = useContactForm(element, home, picker.toE164);
  const { draft, wrong } = form;
  const [opened, setOpened] = useState(false);
  const withAddress = opened || addressFields.some((field) => draft.fields[field] !== '');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const first = await form.send();
    if (!first) return;
    if ((addressFields as readonly string[]).includes(first)) setOpened(true);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  }

  if (form.sentBy) return <Sent email={form.sentBy} onAgain={form.again} />;

  function problemOf(name: PersonField): string | undefined {
    const problem = wrong[name];
    if (problem === 'missing') return t('problem.missing');
    if (problem === 'tooLong') return t('problem.tooLong', { most: fieldLengths[name] });
    if (problem && (name === 'email' || name === 'phone')) return t(`problem.${name}`);
    return problem && t('problem.wrong');
  }

  const field = (name: keyof typeof inputOf) => (
    <FormField
      key={name}
      {...inputOf[name]}
      name={name}
      label={t(`form.${name}`)}
      value={draft.fields[name]}
      problem={problemOf(name)}
      onText={(text) => form.change(name, text)}
    />
  );

  return (
    // Should it be sent before its script is there, nothing of it may stand in an address.
    <Form
      ref={element}
      method="post"
      action={mailRequestPath}
      noValidate
      aria-label={t('writeToUs')}
      aria-busy={form.sending || undefined}
      onSubmit={(event) => void submit(event)}
    >
      <OtherLetters />
      <FieldGrid>
        {field('firstName')}
        {field('lastName')}
        {field('email')}
        <PhoneField
          name="phone"
          label={t('form.phone')}
          regionLabel={t('form.phoneRegion')}
          picker={picker}
          region={form.region}
          value={draft.fields.phone}
          problem={problemOf('phone')}
          onChange={(text, region) => form.change('phone', text, region)}
        />
        {field('message')}
      </FieldGrid>
      <MoreFields open={withAddress} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>{t('form.addAddress')}</summary>
        <FieldGrid>{addressFields.map(field)}</FieldGrid>
      </MoreFields>
      {/* Only robots fill it in. */}
      <VisuallyHidden aria-hidden>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <FormFailure role="alert">
        {Object.keys(wrong).length > 0 && <p>{t('problem.fields')}</p>}
        {form.failure && <p>{form.failure}</p>}
      </FormFailure>
      <div>
        <Send type="submit" aria-disabled={form.sending || undefined} aria-busy={form.sending || undefined}>
          {form.sending ? t('sending') : t('send')}
        </Send>
        <Note>
          {t('dataNote')} <PageLink page="privacyPolicy">{t('privacyPolicy')}</PageLink>
        </Note>
      </div>
    </Form>
  );
}

/** In place of the form, and where the keyboard and the screen reader go on. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h2>
      <p>{t('sentText', { email })}</p>
      <div>
        <Again type="button" onClick={onAgain}>
          {t('again')}
        </Again>
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 16px;
  padding: 36px clamp(24px, 4vw, 44px);
  border-left: 4px solid ${color.good};
  border-radius: ${radius.small};
  background: #ffffff;
  & > h2 {
    font-size: clamp(26px, 3vw, 34px);
  }
  & > h2:focus {
    outline: none;
  }
`;

const Again = styled.button`
  ${quietAction}
  margin-top: 8px;
`;
