import type { Booking } from 'functions/contract/booking';
import { languages } from 'functions/domain/language';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CountField } from '../calendar/CountField.tsx';
import { SelectField } from '../calendar/SelectField.tsx';
import { Said } from '../forms/formStyle.ts';
import { standingsAt } from '../forms/standingsAt.ts';
import { useDialogDraft } from '../forms/useDialogDraft.ts';
import { useStandingText } from '../forms/useStandingText.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { changesFrom, editDraft, lineFields, longest, type EditField, type LineField } from './EditDraft.ts';
import { useBookingAction } from './useBookingAction.tsx';

interface Saved {
  booking: Booking;
  note: string;
  revision: number;
}

const formOf = ({ booking, note }: Saved) => editDraft(booking, note);

/** Changes party, contact, address, language and the owner's own note. Nobody is mailed. */
export function EditDialog({ booking, note, onClose }: { booking: Booking; note: string; onClose: () => void }) {
  const { t } = useTranslation('hostBooking');
  const { t: tBooking } = useTranslation('hostCalendar');
  const format = useFormat();
  const saved = { booking, note, revision: booking.revision ?? 0 };
  const { form, base, conflicts = [], change, answered } = useDialogDraft(saved, formOf, {});
  const { run, busy, problem } = useBookingAction(answered);
  const standings = standingsAt(form, conflicts);
  const textOf = useStandingText();
  const standingAt = (field: EditField) => textOf(standings.get(field));
  const [wrong, setWrong] = useState<readonly EditField[]>([]);
  const fields = useRef<HTMLDivElement>(null);

  const problems: Partial<Record<EditField, string>> = {
    firstName: tBooking('booking.nameMissing'),
    email: tBooking('booking.emailWrong'),
    phone: tBooking('booking.phoneWrong'),
  };
  const said = (field: EditField) =>
    wrong.includes(field) ? (problems[field] ?? t('editing.wrong')) : standingAt(field);

  async function submit() {
    // The note is another document, whose change may arrive later than that of the booking.
    const read = changesFrom(form, formOf(base));
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) {
      fields.current?.querySelector<HTMLElement>(`[name="${read.wrong[0]}"]`)?.focus();
      return;
    }
    if (Object.keys(read.changes).length === 0) {
      onClose();
      return;
    }
    const of = { booking: booking.id, revision: base.revision };
    const request = { ...of, changes: read.changes, price: { kind: 'keep' as const } };
    if (await run('editBooking', request, t('done.edit'))) onClose();
  }

  const input = (field: LineField) => (
    <InputField
      key={field}
      name={field}
      type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      label={t(`field.${field}`)}
      value={form[field]}
      error={wrong.includes(field)}
      helperText={said(field)}
      onChange={({ target }) => change({ [field]: target.value })}
      inputProps={{ autoComplete: 'off', maxLength: longest(field) }}
    />
  );

  return (
    <FormDialog
      title={t('editing.title')}
      submit={t('actions.save')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div ref={fields} style={{ display: 'contents' }}>
        {lineFields.slice(0, 4).map(input)}
        {(['adults', 'children'] as const).map((field) => (
          <div key={field}>
            <CountField
              label={t(`field.${field}`)}
              count={form[field]}
              least={field === 'adults' ? 1 : 0}
              most={99}
              onCount={(count) => change({ [field]: count })}
            />
            {standingAt(field) && <Said>{standingAt(field)}</Said>}
          </div>
        ))}
        <SelectField
          label={t('field.language')}
          value={form.language}
          choices={languages.map((value) => ({ value, text: format.languageName(value) }))}
          hint={textOf(standings.get('language'), format.languageName)}
          onChoose={(language) => change({ language })}
        />
        {lineFields.slice(4).map(input)}
        <InputField
          multiline
          minRows={3}
          name="note"
          label={t('field.note')}
          error={wrong.includes('note')}
          helperText={said('note') ?? t('editing.noteHint')}
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
          inputProps={{ maxLength: longest('note') }}
        />
      </div>
    </FormDialog>
  );
}
