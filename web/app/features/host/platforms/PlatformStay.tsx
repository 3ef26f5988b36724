import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Bar } from '../calendar/calendarRows.ts';
import { Facts } from '../calendar/sheets/sheetStyle.ts';
import { Notice } from '../forms/formStyle.ts';
import { useCalendarsPath } from './conflicts/usePlatformTroubles.tsx';
import { platformTitle } from 'functions/domain/platform';

/** Nights that a platform's calendar lists as taken. They cannot be edited here. */
export function PlatformStay({ bar: { calendar, kind } }: { bar: Extract<Bar, { state: 'platform' }> }) {
  const { t } = useTranslation('hostPlatforms');
  const platform = platformTitle(calendar);
  const calendars = useCalendarsPath();
  return (
    <>
      <Facts>
        <dt>{t('sheet.status')}</dt>
        <dd>{t(`kind.${kind}`)}</dd>
      </Facts>
      <Notice>{t('sheet.hint', { platform })}</Notice>
      <Button component={Link} discover="none" to={calendars} variant="outlined">
        {t('sheet.open')}
      </Button>
    </>
  );
}
