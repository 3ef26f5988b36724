import type { Booking } from 'functions/contract/booking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../form/InputField.tsx';
import { CountField } from '../calendar/CountField.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useBookingAction } from './useBookingAction.ts';

const texts = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Changes party, contact and the owner's own note. Nobody is mailed. */
export function EditDialog({ booking, note, onClose }: { booking: Booking; note: string; onClose: () => void }) {
  const { t } = useTranslation('hostBooking');
  const { run, busy, problem } = useBookingAction();
  // As the dialog was opened with: what somebody else changes meanwhile is refused, not overwritten.
  const [{ id, revision }] = useState(booking);
  const [values, setValues] = useState(() => {
    const { firstName, lastName, email, phone, adults, children } = booking;
    return { firstName, lastName, email, phone, adults, children, note };
  });

  async function submit() {
    const { adults, children, firstName } = values;
    const changes = {
      adults,
      children,
      firstName,
      lastName: values.lastName.trim() || null,
      email: values.email.trim() || null,
      phone: values.phone.trim() || null,
      note: values.note.trim() || null,
    };
    const of = { booking: id, revision: revision ?? 0 };
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
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
      {(['adults', 'children'] as const).map((field) => (
        <CountField
          key={field}
          label={t(`field.${field}`)}
          count={values[field]}
          least={field === 'adults' ? 1 : 0}
          most={99}
          onCount={(count) => setValues({ ...values, [field]: count })}
        />
      ))}
      <InputField
        multiline
        minRows={3}
        name="note"
        label={t('field.note')}
        helperText={t('editing.noteHint')}
        value={values.note}
        onChange={({ target }) => setValues({ ...values, note: target.value })}
      />
    </FormDialog>
  );
}
