import type { Booking } from 'functions/contract/booking';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { CountField } from '../calendar/CountField.tsx';
import { Said } from '../forms/formStyle.ts';
import { standingsAt } from '../forms/standingsAt.ts';
import { useDialogDraft } from '../forms/useDialogDraft.ts';
import { useStandingText } from '../forms/useStandingText.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useBookingAction } from './useBookingAction.tsx';

const texts = ['firstName', 'lastName', 'email', 'phone'] as const;
const fields = [...texts, 'adults', 'children', 'note'] as const;

interface Saved {
  booking: Booking;
  note: string;
  revision: number;
}

const formOf = ({ booking: { firstName, lastName, email, phone, adults, children }, note }: Saved) => ({
  firstName,
  lastName,
  email,
  phone,
  adults,
  children,
  note,
});

/** Changes party, contact and the owner's own note. Nobody is mailed. */
export function EditDialog({ booking, note, onClose }: { booking: Booking; note: string; onClose: () => void }) {
  const { t } = useTranslation('hostBooking');
  const saved = { booking, note, revision: booking.revision ?? 0 };
  const { form, base, conflicts = [], change, answered } = useDialogDraft(saved, formOf, {});
  const { run, busy, problem } = useBookingAction(answered);
  const standings = standingsAt(form, conflicts);
  const textOf = useStandingText();
  const standingAt = (field: (typeof fields)[number]) => textOf(standings.get(field));

  async function submit() {
    const { adults, children, firstName } = form;
    const typed = {
      adults,
      children,
      firstName,
      lastName: form.lastName.trim() || null,
      email: form.email.trim() || null,
      phone: form.phone.trim() || null,
      note: form.note.trim() || null,
    };
    // The note is another document, whose change may arrive later than that of the booking.
    const before = formOf(base);
    const changed = fields.filter((field) => form[field] !== before[field]);
    const changes = Object.fromEntries(changed.map((field) => [field, typed[field]]));
    const of = { booking: booking.id, revision: base.revision };
    const request = { ...of, changes, price: { kind: 'keep' as const } };
    if (await run('editBooking', request, t('done.edit'))) onClose();
  }

  return (
    <FormDialog
      title={t('editing.title')}
      submit={t('actions.save')}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {texts.map((field) => (
        <InputField
          key={field}
          name={field}
          type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
          label={t(`field.${field}`)}
          value={form[field]}
          helperText={standingAt(field)}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
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
      <InputField
        multiline
        minRows={3}
        name="note"
        label={t('field.note')}
        helperText={standingAt('note') ?? t('editing.noteHint')}
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </FormDialog>
  );
}
