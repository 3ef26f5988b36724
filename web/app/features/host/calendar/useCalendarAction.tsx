import Alert from '@mui/material/Alert';
import type { OwnerCallables } from 'functions/contract/ownerCallables';
import { blockPath, bookingPath, platformCalendarPath } from 'functions/contract/collections';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { OwnerAction, Refusal } from '../frame/OwnerActions.tsx';
import type { Bar, CalendarRow } from './calendarRows.ts';
import { BarList } from './BarList.tsx';

/**
 * One action of a sheet at a time, and why it was refused: the sheet stays open with all that was typed.
 * @param answered of a form whose fields follow what somebody else has changed meanwhile
 */
export function useCalendarAction(
  act: OwnerAction,
  rows: readonly CalendarRow[],
  answered?: (refusal: Refusal | undefined) => void,
) {
  const { t } = useTranslation('hostCalendar');
  const { t: tHost } = useTranslation('host');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /** @returns whether it was done */
  async function run<Name extends keyof OwnerCallables>(
    name: Name,
    request: Omit<OwnerCallables[Name]['request'], 'requestId'>,
    said: string,
  ): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    const refused = await act(name, request, said);
    setBusy(false);
    answered?.(refused);
    setRefusal(refused);
    return !refused;
  }

  function explain({ details, text }: Refusal): ReactNode {
    if (details.code === 'block-not-found') return <p>{t('sheet.gone')}</p>;
    if (details.code === 'changed-meanwhile' && answered) return <p>{tHost('form.merged')}</p>;
    if (details.code !== 'nights-held') return <p>{text}</p>;
    const holders = details.holders ?? [];
    const bars = rows.flatMap((row) => row.bars).filter((bar) => holders.some(({ path }) => path === pathOf(bar)));
    // What took the nights may reach this page later than the refusal.
    if (!holders.every(({ path }) => bars.some((bar) => path === pathOf(bar))) || bars.length === 0) {
      const nights = [...new Set(holders.flatMap((holder) => holder.nights))].sort();
      return <p>{t('sheet.heldUnseen', { nights: format.list(nights.map(format.dayAndMonth)) })}</p>;
    }
    return (
      <>
        <p>{t('sheet.held')}</p>
        <BarList bars={bars} />
      </>
    );
  }

  const problem = refusal && (
    <Alert severity="error" role="alert">
      {explain(refusal)}
    </Alert>
  );
  return { run, busy, problem };
}

function pathOf(bar: Bar): string {
  switch (bar.state) {
    case 'block':
      return blockPath(bar.block.id);
    case 'platform':
      return platformCalendarPath(bar.calendar.id);
    default:
      return bookingPath(bar.booking.id);
  }
}
