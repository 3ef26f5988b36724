import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import type { IsoDate } from 'functions/domain/isoDate';
import { nightCount, type Stay } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { BookingDraft } from './BookingDraft.ts';
import { BookingForm } from './BookingForm.tsx';
import { barsOn, type CalendarRow } from './calendarRows.ts';
import { CloseForm, type CloseDraft } from './CloseForm.tsx';
import { calendarsOfDoubt } from '../platforms/isDoubt.ts';
import { Sheet } from './Sheet.tsx';
import { Ways } from './sheetStyle.ts';
import { BarList } from './BarList.tsx';
import { useCalendarAction } from './useCalendarAction.tsx';
import { guestName } from './useCellNames.ts';

/** What to do with the chosen nights: close them, or enter a booking. */
export function NightsSheet({
  open,
  row,
  rows,
  stay,
  today,
  nameOf,
  draft,
  onDraft,
  onDone,
  onClose,
  onClosed,
}: {
  open: boolean;
  row: CalendarRow;
  rows: readonly CalendarRow[];
  stay: Stay;
  today: IsoDate;
  nameOf: (slug: string) => string;
  /** Outlives the sheet, so that nothing typed is lost when other nights are chosen. */
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  /** Something was entered. */
  onDone: () => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const [mode, setMode] = useState<'close' | 'enter'>('close');
  const [closing, setClosing] = useState<CloseDraft>({ reason: '', apartments: [row.apartment.slug] });
  const { run, busy, problem, doubt } = useCalendarAction();
  const name = nameOf(row.apartment.slug);
  const nights = nightCount(stay);
  const [wasFree] = useState(() => barsOn(row, stay).length === 0);
  // While a call is under way, its own bar may already stand on the nights.
  const bars = busy || !open || problem ? [] : barsOn(row, stay);

  async function close() {
    const { checkIn, checkOut } = stay;
    const request = { ...closing, apartments: [...closing.apartments], checkIn, checkOut };
    const said = t('block.closed', { count: nights * closing.apartments.length });
    if (await run('blockNights', request, said)) onDone();
  }

  return (
    <Sheet
      open={open}
      title={name}
      line={`${format.stay(stay)} · ${t('nights', { count: nights })}`}
      onClose={onClose}
      onClosed={onClosed}
    >
      {bars.length > 0 && (
        <Alert severity="error" role="alert">
          <p>{t('sheet.standing')}</p>
          <BarList bars={bars} />
        </Alert>
      )}
      {!wasFree && (
        <Button variant="outlined" onClick={onClose}>
          {t('sheet.again')}
        </Button>
      )}
      {wasFree && (
        <>
          <Ways
            exclusive
            value={mode}
            aria-label={t('sheet.what')}
            onChange={(_, chosen: 'close' | 'enter' | null) => chosen && setMode(chosen)}
          >
            <ToggleButton value="close">{t('sheet.close')}</ToggleButton>
            <ToggleButton value="enter">{t('sheet.enter')}</ToggleButton>
          </Ways>
          {mode === 'close' ? (
            <CloseForm
              apartments={rows.map(({ apartment: { slug } }) => ({ slug, name: nameOf(slug) }))}
              draft={closing}
              busy={busy}
              problem={problem}
              onDraft={setClosing}
              onSubmit={() => void close()}
            />
          ) : (
            <BookingForm
              row={row}
              stay={stay}
              today={today}
              draft={draft}
              busy={busy}
              problem={problem}
              doubted={doubt !== undefined}
              onDraft={onDraft}
              onSubmit={async (request) => {
                const who = guestName(request.person);
                const entered = { ...request, despitePlatforms: calendarsOfDoubt(doubt) };
                if (await run('enterBooking', entered, t('booking.entered', { who }))) onDone();
              }}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
