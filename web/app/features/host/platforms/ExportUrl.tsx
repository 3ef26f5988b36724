import Button from '@mui/material/Button';
import { calendarExportPath, exportKeyOf } from 'functions/contract/platformCalendar';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { InputField } from '../../../form/InputField.tsx';
import { Actions, Group, Notice } from '../forms/formStyle.ts';
import { useCopying } from '../frame/useCopying.ts';
import { platformTitle } from 'functions/domain/platform';

/** The secret URL at which the platform reads our calendar, with buttons to copy and replace it. */
export function ExportUrl({ calendar, onReplace }: { calendar: DeskCalendar; onReplace: () => void }) {
  const { t } = useTranslation('hostPlatforms');
  const platform = platformTitle(calendar);
  const { field, said, copy } = useCopying();
  const path = `${calendarExportPath(calendar.apartment)}?key=${exportKeyOf(calendar.id, calendar.exportKey)}`;

  return (
    <Group>
      <InputField
        label={t('out.label', { platform })}
        value={new URL(path, window.location.origin).href}
        helperText={t('out.hint', { platform })}
        inputRef={field}
        inputProps={{ readOnly: true }}
      />
      <Actions>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('out.copy')}
        </Button>
        <Button variant="text" onClick={onReplace}>
          {t('out.replace')}
        </Button>
      </Actions>
      <Notice role="status">{said}</Notice>
    </Group>
  );
}
