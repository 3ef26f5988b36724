import DialogContentText from '@mui/material/DialogContentText';
import { platformNames, platforms, platformTitle, type Platform } from 'functions/domain/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../form/SelectField.tsx';
import { useDialogAction } from '../forms/useDialogAction.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { CalendarFields, calendarValues, emptyForm } from './CalendarFields.tsx';

/** Connects an apartment's listing on a platform. @param slug slug of the apartment */
export function AddDialog({ slug, apartment, onClose }: { slug: string; apartment: string; onClose: () => void }) {
  const { t } = useTranslation('hostPlatforms');
  const [platform, setPlatform] = useState<Platform>('airbnb');
  const [form, setForm] = useState(emptyForm);
  const { run, busy, problem, code, clear } = useDialogAction();
  const isUrlWrong = code === 'feed-url';

  async function add() {
    const values = calendarValues(form);
    const request = { apartment: slug, platform, revision: 0, ...values };
    const said = t('adding.done', { platform: platformTitle({ platform, ...values }) });
    if (await run('savePlatformCalendar', request, said)) onClose();
  }

  return (
    <FormDialog
      title={t('addTo', { apartment })}
      submit={t('adding.submit')}
      busy={busy}
      problem={isUrlWrong ? undefined : problem}
      isChanged={form !== emptyForm}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <DialogContentText>{t('adding.hint')}</DialogContentText>
      <SelectField
        label={t('adding.platform')}
        value={platform}
        choices={platforms.map((value) => ({ value, text: value === 'other' ? t('other') : platformNames[value] }))}
        onChoose={setPlatform}
      />
      <CalendarFields
        platform={platformNames[platform]}
        form={form}
        fault={isUrlWrong ? t('in.wrong') : undefined}
        onChange={(changes) => {
          clear();
          setForm({ ...form, ...changes });
        }}
      />
    </FormDialog>
  );
}
