import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import type { ClosedSale } from './closedSalesOf.ts';
import type { DeskConflict } from './conflictsOf.ts';
import { platformTitle } from 'functions/domain/platform';

/** The platforms whose calendars also list nights of a booking as taken, and what to do. */
export function ConflictAlert({ conflicts }: { conflicts: readonly DeskConflict[] }) {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  return conflicts.map(({ calendar, there }) => (
    <Alert key={calendar.id} severity="warning">
      {t('conflict.sheet', { platform: platformTitle(calendar), there: format.list(there.map(format.stay)) })}
    </Alert>
  ));
}

/** The platforms that have sold nights of a block, and what to do. */
export function ClosedSaleAlert({ sales }: { sales: readonly ClosedSale[] }) {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  return sales.map(({ calendar, there }) => (
    <Alert key={calendar.id} severity="warning">
      {t('closedSale.sheet', { platform: platformTitle(calendar), there: format.list(there.map(format.stay)) })}
    </Alert>
  ));
}
