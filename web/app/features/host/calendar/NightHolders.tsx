import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { BarList } from './BarList.tsx';
import { useCalendarRows } from './useCalendarRows.ts';

/** Who holds the nights that were refused, one per line. Lists only the nights until the page knows all holders. */
export function NightHolders({ details: { holders = [], nights = [] } }: { details: OwnerErrorDetails }) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const bars = (useCalendarRows() ?? []).flatMap((row) => row.bars);
  const found = bars.filter((bar) => holders.some(({ path }) => path === bar.path));
  const taken = holders.length > 0 ? holders.flatMap((holder) => holder.nights) : nights;
  // The refusal may arrive before the booking or block that holds the nights.
  if (found.length === 0 || !holders.every(({ path }) => found.some((bar) => path === bar.path))) {
    return <p>{t('sheet.heldUnseen', { nights: format.list([...new Set(taken)].sort().map(format.dayAndMonth)) })}</p>;
  }
  return (
    <>
      <p>{t('sheet.held')}</p>
      <BarList bars={found} />
    </>
  );
}
