import Alert from '@mui/material/Alert';
import { platformTitle } from 'functions/domain/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import type { DeskConflict } from './conflictsOf.ts';

/**
 * The platforms that have sold nights of a booking or of a block, and what to do.
 * @param text whose nights: those of a booking, or of a block
 */
export function ConflictAlert({
  conflicts,
  text = 'conflict.sheet',
}: {
  conflicts: readonly Pick<DeskConflict, 'calendar' | 'there'>[];
  text?: 'conflict.sheet' | 'closedSale.sheet';
}) {
  const { t } = useTranslation('hostPlatforms');
  const format = useFormat();
  return conflicts.map(({ calendar, there }) => (
    <Alert key={calendar.id} severity="warning">
      {t(text, { platform: platformTitle(calendar), there: format.list(there.map(format.stay)) })}
    </Alert>
  ));
}
