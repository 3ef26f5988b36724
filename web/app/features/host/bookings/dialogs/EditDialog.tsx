import type { Booking } from 'functions/contract/booking';
import { languages } from 'functions/domain/language';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../../../form/InputField.tsx';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { CountField } from '../../calendar/sheets/CountField.tsx';
import { SelectField } from '../../../../form/SelectField.tsx';
import { useDialogForm } from '../../forms/useDialogAction.tsx';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { changesFrom, editDraft, lineFields, longest, type EditField, type LineField } from './EditDraft.ts';

const formOf = ({ booking, note }: { booking: Booking; note: string }) => editDraft(booking, note);

/** Changes guests, contact, address, language and the owner's note. Sends no mail. */
export function EditDialog({ booking, note, onClose }: { booking: Booking; note: string; onClose: () => void }) {
  const { t } = useTranslation('hostBooking');
  const { t: tBooking } = useTranslation('hostCalendar');
  const format = useFormat();
  const { form, base, change, input, run, state } = useDialogForm({ booking, note }, formOf);
  const [wrong, setWrong] = useState<readonly EditField[]>([]);
  const fields = useRef<HTMLDivElement>(null);

  const problems: Partial<Record<EditField, string>> = {
    firstName: tBooking('booking.nameMissing'),
    email: tBooking('booking.emailWrong'),
    phone: tBooking('booking.phoneWrong'),
  };
  const problemOf = (field: EditField) => (wrong.includes(field) ? (problems[field] ?? t('editing.wrong')) : undefined);

  async function submit() {
    // The note is a document of its own, so its change may arrive later than the booking's.
    const read = changesFrom(form, formOf(base));
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) {
      fields.current?.querySelector<HTMLElement>(`[name="${read.wrong[0]}"]`)?.focus();
      return;
    }
    if (Object.keys(read.changes).length === 0) return onClose();
    const { id, revision } = base.booking;
    const request = { booking: id, revision, changes: read.changes, price: { kind: 'keep' as const } };
    if (await run('editBooking', request, t('done.edit'))) onClose();
  }

  const line = (field: LineField) => (
    <InputField
      key={field}
      {...input(field)}
      type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      label={t(`field.${field}`)}
      error={wrong.includes(field)}
      helperText={problemOf(field)}
      inputProps={{ autoComplete: 'off', maxLength: longest(field) }}
    />
  );

  return (
    <FormDialog
      title={t('editing.title')}
      submit={t('actions.save')}
      {...state}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div ref={fields} style={{ display: 'contents' }}>
        {lineFields.slice(0, 4).map(line)}
        {(['adults', 'children', 'babies'] as const).map((field) => (
          <CountField
            key={field}
            label={t(`field.${field}`)}
            count={form[field]}
            least={field === 'adults' ? 1 : 0}
            most={99}
            onCount={(count) => change({ [field]: count })}
          />
        ))}
        <SelectField
          label={t('field.language')}
          value={form.language}
          choices={languages.map((value) => ({ value, text: format.languageName(value) }))}
          onChoose={(language) => change({ language })}
        />
        {lineFields.slice(4).map(line)}
        <InputField
          {...input('note')}
          multiline
          minRows={3}
          label={t('field.note')}
          error={wrong.includes('note')}
          helperText={problemOf('note') ?? t('editing.noteHint')}
          inputProps={{ maxLength: longest('note') }}
        />
      </div>
    </FormDialog>
  );
}
