import Button from '@mui/material/Button';
import Alert from '@mui/material/Alert';
import { fieldLengths } from 'functions/contract/fieldLengths';
import { guestsFit } from 'functions/domain/guests';
import { languages } from 'functions/domain/language';
import { quoteStay } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { stayRuleProblem } from 'functions/domain/stayRules';
import { useRef, useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { personInputs } from '../../../../form/personInputs.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { requestFrom, type BookingDraft, type DraftField, type EnterBooking } from './BookingDraft.ts';
import type { CalendarRow } from '../calendarRows.ts';
import { CountField } from './CountField.tsx';
import { useToday } from '../../frame/useToday.ts';
import { SelectField } from '../../../../form/SelectField.tsx';
import { Pair, SheetForm } from './sheetStyle.ts';
import { ProblemAlert } from '../../forms/ProblemAlert.tsx';

const inputs: Record<DraftField, InputHTMLAttributes<HTMLInputElement>> = {
  firstName: { ...personInputs.firstName, maxLength: fieldLengths.firstName },
  lastName: { ...personInputs.lastName, maxLength: fieldLengths.lastName },
  email: { ...personInputs.email, maxLength: fieldLengths.email },
  phone: { ...personInputs.phone, maxLength: fieldLengths.phone },
  total: { inputMode: 'decimal', maxLength: 16 },
  note: { maxLength: fieldLengths.message },
};

/** Enters a booking made by phone. Only a name is required. */
export function BookingForm({
  row: { apartment },
  stay,
  draft,
  busy,
  problem,
  isWarned,
  onDraft,
  onSubmit,
}: {
  row: CalendarRow;
  stay: Stay;
  draft: BookingDraft;
  busy: boolean;
  /** Why the last attempt was refused. */
  problem: ReactNode;
  /** Whether the refusal is only a warning about a platform's calendar. If so, the owner may send the form again. */
  isWarned: boolean;
  onDraft: (draft: BookingDraft) => void;
  onSubmit: (request: EnterBooking) => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly DraftField[]>([]);
  const { adults, children } = draft;
  const guests = { adults, children };
  const broken = [
    ...(guestsFit(guests, apartment.limits) ? [] : ['guests-exceeded' as const]),
    // A past stay always breaks the minimum notice, so its rules are not checked.
    stay.checkIn < today ? undefined : stayRuleProblem(stay, today, apartment.rules, apartment.seasons),
  ].filter((one) => one !== undefined);
  const listed = quoteStay(stay, guests, apartment, apartment.propertyTerms).totalPayment;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const read = requestFrom(draft, apartment.slug, stay, language);
    setWrong('wrong' in read ? read.wrong : []);
    if ('request' in read) onSubmit(read.request);
    else form.current?.querySelector<HTMLElement>(`[name="${read.wrong[0]}"]`)?.focus();
  }

  const problems: Partial<Record<DraftField, string>> = {
    firstName: t('booking.nameMissing'),
    email: t('booking.emailWrong'),
    phone: t('booking.phoneWrong'),
    total: t('booking.totalWrong'),
  };
  const input = (name: DraftField, hint?: string) => {
    const { type = 'text', ...attributes } = inputs[name];
    return (
      <InputField
        name={name}
        label={t(name === 'total' ? 'booking.agreedTotal' : `booking.${name}`)}
        value={draft[name]}
        type={type}
        required={name === 'firstName' || name === 'total'}
        error={wrong.includes(name)}
        helperText={wrong.includes(name) ? problems[name] : hint}
        multiline={name === 'note'}
        onChange={({ target }) => onDraft({ ...draft, [name]: target.value })}
        inputProps={{ ...attributes, autoComplete: 'off' }}
      />
    );
  };

  return (
    <SheetForm ref={form} noValidate onSubmit={submit}>
      <Pair>
        {input('firstName', t('booking.nameHint'))}
        {input('lastName')}
      </Pair>
      <Pair>
        {(['adults', 'children', 'babies'] as const).map((kind) => (
          <CountField
            key={kind}
            label={t(`booking.${kind}`)}
            count={draft[kind]}
            least={kind === 'adults' ? 1 : 0}
            most={50}
            onCount={(count) => onDraft({ ...draft, [kind]: count })}
          />
        ))}
      </Pair>
      {broken.length > 0 && (
        <Alert severity="info" role="status">
          {broken.map((rule) => (
            <p key={rule}>{t(`sheet.rules.${rule}`)}</p>
          ))}
        </Alert>
      )}
      <SelectField
        label={t('booking.price')}
        value={draft.price}
        choices={[
          { value: 'list', text: t('booking.list', { amount: format.money(listed) }) },
          { value: 'agreed', text: t('booking.agreed') },
        ]}
        onChoose={(price) => onDraft({ ...draft, price })}
      />
      {draft.price === 'agreed' && input('total')}
      {input('phone', t('booking.phoneHint'))}
      {input('email', t('booking.emailHint'))}
      <Pair>
        <SelectField
          label={t('booking.status')}
          value={draft.status}
          choices={(['confirmed', 'pending'] as const).map((value) => ({ value, text: t(`booking.${value}`) }))}
          onChoose={(status) => onDraft({ ...draft, status })}
        />
        <SelectField
          label={t('booking.language')}
          value={draft.language}
          choices={languages.map((value) => ({ value, text: format.languageName(value) }))}
          onChoose={(chosen) => onDraft({ ...draft, language: chosen })}
        />
      </Pair>
      {input('note', t('booking.noteHint'))}
      <ProblemAlert>{problem}</ProblemAlert>
      <Button type="submit" variant="contained" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
        {isWarned ? tPlatforms('platformConflict.enter') : t('booking.submit')}
      </Button>
    </SheetForm>
  );
}
