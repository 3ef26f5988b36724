import { fieldLengths, type PersonField } from 'functions/contract/fieldLengths';
import type { Quote } from 'functions/domain/quote';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { usePhonePicker } from '../../i18n/usePhonePicker.ts';
import { FieldGrid, FormFailure, FormField, MoreFields } from '../../ui/FormField.tsx';
import { Form, Note, Send } from '../../ui/formLayout.ts';
import { OtherLetters } from '../../ui/OtherLetters.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import type { BookedRequest } from './sendRequest.ts';
import { useRequestForm, type WantedStay } from './useRequestForm.ts';
import type { FieldProblem } from './wrongFields.ts';

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
  message: { rows: 4, wide: true },
  address: { autoComplete: 'street-address', wide: true },
  zipCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
};

/**
 * Who comes, in the order a person says it.
 * @param quote the price as the page knows it; one that the server answers with instead is shown by `onQuote`
 * @param remember may the guest's details be kept on this device for the next form?
 * @param takenAdvice the way back to the dates, for when they are gone
 */
export function RequestForm({
  wanted,
  quote,
  onQuote,
  onBooked,
  remember,
  takenAdvice,
}: {
  wanted: WantedStay;
  quote: Quote;
  onQuote: (quote: Quote) => void;
  onBooked: (booked: BookedRequest) => void;
  remember: boolean;
  takenAdvice: ReactNode;
}) {
  const { t } = useTranslation(['request', 'errors']);
  const { money } = useFormat();
  const { picker, home } = usePhonePicker();
  const form = useRequestForm(wanted, remember, onBooked, onQuote);
  const element = useRef<HTMLFormElement>(null);
  const { draft, wrong, failure } = form;
  const [withAddress, setWithAddress] = useState(() => addressFields.some((field) => draft.fields[field] !== ''));
  const incomplete = Object.keys(wrong).length > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const first = await form.send(quote);
    if (first) focusField(first);
  }

  function focusField(name: string) {
    if ((addressFields as readonly string[]).includes(name)) setWithAddress(true);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  }

  function problemWords(field: PersonField, problem: FieldProblem | undefined): string | undefined {
    if (!problem) return undefined;
    if (problem === 'missing') return t('problem.missing');
    if (problem === 'tooLong') return t('problem.tooLong', { most: fieldLengths[field] });
    return field === 'email' || field === 'phone' ? t(`problem.${field}`) : t('problem.wrong');
  }

  const field = (name: keyof typeof inputOf, hint?: string) => (
    <FormField
      key={name}
      {...inputOf[name]}
      name={name}
      label={t(name)}
      hint={hint}
      value={draft.fields[name]}
      problem={problemWords(name, wrong[name])}
      onText={(text) => form.change({ fields: { ...draft.fields, [name]: text } })}
    />
  );

  return (
    <Form ref={element} noValidate onSubmit={(event) => void submit(event)} aria-busy={form.sending}>
      <OtherLetters />
      <FieldGrid>
        {field('firstName')}
        {field('lastName')}
        {field('email')}
        <PhoneField
          name="phone"
          label={t('phone')}
          regionLabel={t('phoneRegion')}
          picker={picker}
          region={draft.phoneRegion ?? home}
          value={draft.fields.phone}
          problem={problemWords('phone', wrong.phone)}
          required
          onChange={(phone, phoneRegion) =>
            form.change({
              fields: { ...draft.fields, phone },
              phoneRegion,
              internationalPhone: picker.toInternational(phone, phoneRegion),
            })
          }
        />
        {field('message', t('messageHint'))}
      </FieldGrid>
      <MoreFields open={withAddress} onToggle={(event) => setWithAddress(event.currentTarget.open)}>
        <summary>{t('addAddress')}</summary>
        <FieldGrid>{addressFields.map((name) => field(name))}</FieldGrid>
      </MoreFields>
      <div>
        <ConsentBox
          name="acceptPrivacy"
          page="privacyPolicy"
          checked={draft.acceptPrivacy}
          problem={wrong.acceptPrivacy && t('problem.privacy')}
          onCheck={(acceptPrivacy) => form.change({ acceptPrivacy })}
        />
        <ConsentBox
          name="acceptTerms"
          page="terms"
          checked={draft.acceptTerms}
          problem={wrong.acceptTerms && t('problem.terms')}
          onCheck={(acceptTerms) => form.change({ acceptTerms })}
        />
      </div>
      <FormFailure role="alert">
        {incomplete && !failure && <p>{t('fields-required', { ns: 'errors' })}</p>}
        {failure && <p>{t(failure.code, { ns: 'errors' })}</p>}
        {failure?.code === 'quote-changed' && <p>{t('newPrice', { total: money(quote.totalPayment) })}</p>}
        {failure?.code === 'unexpected' && <p>{t('unanswered')}</p>}
      </FormFailure>
      {!failure && form.unanswered && <p role="status">{t('unanswered')}</p>}
      {failure?.code === 'dates-taken' && takenAdvice}
      <div>
        <Send type="submit" aria-disabled={form.sending || undefined} aria-busy={form.sending || undefined}>
          {form.sending ? t('sending') : t('send')}
        </Send>
        <Note>{t('bindsNothing')}</Note>
      </div>
    </Form>
  );
}
