import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import { nightCount, type Stay } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { useToday } from '../../frame/useToday.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import type { BookingDraft } from './BookingDraft.ts';
import { BookingForm } from './BookingForm.tsx';
import { barsOn, type CalendarRow } from '../calendarRows.ts';
import { CloseForm, type CloseDraft } from './CloseForm.tsx';
import { idsOfPlatforms } from '../../platforms/conflicts/PlatformConflictWarning.tsx';
import { Sheet } from './Sheet.tsx';
import { Ways } from './sheetStyle.ts';
import { BarList } from '../BarList.tsx';
import { useDialogAction } from '../../forms/useDialogAction.tsx';
import { guestName } from '../grid/useCellNames.ts';

/** Actions on the selected nights: close them, or enter a booking. */
export function NightsSheet({
  open,
  row,
  rows,
  stay,
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
  /** The form's state is kept outside the sheet, so that typed text stays when the owner selects other nights. */
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  onDone: () => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const nameOf = useApartmentName();
  const today = useToday();
  // Past nights cannot be closed, but an owner may enter a past stay.
  const isPast = stay.checkIn < today;
  const [mode, setMode] = useState<'close' | 'enter'>(isPast ? 'enter' : 'close');
  const [closing, setClosing] = useState<CloseDraft>({ reason: '', apartments: [row.apartment.slug] });
  const { run, busy, problem, platformConflict } = useDialogAction();
  const name = nameOf(row.apartment.slug);
  const nights = nightCount(stay);
  const [wasFree] = useState(() => barsOn(row, stay).length === 0);
  // Empty during a call, because the calendar may already show the new bar on these nights.
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
      isChanged={closing.reason !== ''}
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
            <ToggleButton value="close" disabled={isPast}>
              {t('sheet.close')}
            </ToggleButton>
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
              draft={draft}
              busy={busy}
              problem={problem}
              isWarned={platformConflict !== undefined}
              onDraft={onDraft}
              onSubmit={async (request) => {
                const who = guestName(request.person);
                const entered = { ...request, despitePlatforms: idsOfPlatforms(platformConflict) };
                if (await run('enterBooking', entered, t('booking.entered', { who }))) onDone();
              }}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
