import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { addDays, addMonths, firstDayOf, monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { Chevron } from '../../../ui/picture/Chevron.tsx';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { useToday } from '../frame/useToday.ts';
import { useUnsavedInput } from '../frame/UnsavedInput.tsx';
import { BarSheet } from './sheets/BarSheet.tsx';
import { emptyDraft, type BookingDraft } from './sheets/BookingDraft.ts';
import { useTabDraft } from '../forms/useTabDraft.ts';
import { MonthGlance } from './MonthGlance.tsx';
import { CalendarFrame, ChosenNights, Foot, Toolbar } from './seasonCalendarStyle.ts';
import type { Bar, CalendarRow } from './calendarRows.ts';
import { dayAxis } from './grid/dayAxis.ts';
import { Legend } from './Legend.tsx';
import { NightsSheet } from './sheets/NightsSheet.tsx';
import { chooseNight, isChoosable, stayOf, type NightSelection } from './grid/nightSelection.ts';
import { SeasonGrid, type SeasonGridHandle } from './grid/SeasonGrid.tsx';
import { useMonthTitle } from './useMonthTitle.ts';

/**
 * Months before and after the current one. Guests can book at most 1000 days ahead. A bar that ends later extends the
 * calendar.
 */
const monthsBack = 12;
const monthsAhead = 24;

/** Day widths in pixels. */
const dayWidths = [40, 64, 76] as const;

/** The first visible day, restored when the owner returns from a booking. */
let lastShown: IsoDate | undefined;

export function SeasonCalendar({
  rows,
  asked,
}: {
  rows: readonly CalendarRow[];
  /** The first day to show, if the link that opened the calendar names one. */
  asked: IsoDate | undefined;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const title = useMonthTitle();
  const nameOf = useApartmentName();
  const language = useLanguage();
  const today = useToday();
  const wide = useMediaQuery('(min-width: 700px)');
  const grid = useRef<SeasonGridHandle>(null);

  const bars = rows.flatMap((row) => row.bars);
  const thisMonth = monthOf(today);
  const last = [addMonths(thisMonth, monthsAhead), ...bars.map(({ stay }) => monthOf(stay.checkOut))].sort().at(-1)!;
  const axis = useMemo(() => dayAxis(addMonths(thisMonth, -monthsBack), last), [thisMonth, last]);

  const [chosenZoom, setZoom] = useState<number>();
  const zoom = chosenZoom ?? (wide ? 1 : 0);
  const [first] = useState(() =>
    asked && axis.columnOf(asked) > 0 && axis.columnOf(asked) < axis.days
      ? addDays(asked, -1)
      : (lastShown ?? addDays(today, -1)),
  );
  const [month, setMonth] = useState<IsoMonth>(() => monthOf(first));
  const onShown = useCallback((firstDay: IsoDate) => {
    lastShown = firstDay;
    // If only the last day of a month is visible, the toolbar already names the next month.
    setMonth(monthOf(addDays(firstDay, 1)));
  }, []);

  const [selection, setSelection] = useState<NightSelection>();
  const [message, setMessage] = useState('');
  /** The sheet's content. It stays while the sheet closes. */
  const [sheet, setSheet] = useState<NightSelection | Bar>();
  const [open, setOpen] = useState(false);
  const [typed, setDraft] = useTabDraft<BookingDraft>('booking');
  const draft = typed ?? emptyDraft(language);
  useUnsavedInput(typed !== undefined);
  const choosing = selection !== undefined && !open;

  function showMonth(next: IsoMonth) {
    const from = axis.months[0]!.month;
    const to = axis.months.at(-1)!.month;
    const shown = next < from ? from : next > to ? to : next;
    grid.current?.show(shown === thisMonth ? addDays(today, -1) : firstDayOf(shown));
  }

  function chooseNightOf(row: CalendarRow, night: IsoDate) {
    if (!isChoosable(night, today)) {
      setMessage(t('choose.past'));
      return;
    }
    const chosen = chooseNight(selection, row.apartment.slug, night);
    setSelection(chosen.selection);
    setMessage('');
    if (!chosen.complete) return;
    openSheet(chosen.selection);
  }

  function onPreview(row: CalendarRow, night: IsoDate) {
    if (open || !isChoosable(night, today)) return;
    setSelection((current) =>
      current?.apartment === row.apartment.slug && current.end !== night ? { ...current, end: night } : current,
    );
  }

  function openSheet(content: NightSelection | Bar) {
    setSheet(content);
    setOpen(true);
  }

  function endSelection() {
    setSelection(undefined);
    setMessage('');
  }

  const nights = sheet && 'anchor' in sheet ? sheet : undefined;
  const nightsRow = nights && rows.find(({ apartment }) => apartment.slug === nights.apartment);
  // The current bar, because somebody else may have changed it while the sheet is open.
  const bar = sheet && 'key' in sheet ? (bars.find(({ key }) => key === sheet.key) ?? sheet) : undefined;
  const close = () => {
    setOpen(false);
    // Clears the selection at once, because the owner may choose the next night before the sheet has closed.
    setSelection(undefined);
  };
  const closed = () => {
    setSheet(undefined);
    grid.current?.focus();
  };

  return (
    <CalendarFrame>
      <Toolbar>
        <IconButton aria-label={t('previousMonth')} onClick={() => showMonth(addMonths(month, -1))}>
          <Chevron to="left" />
        </IconButton>
        <NativeSelect
          input={<InputBase />}
          inputProps={{ 'aria-label': t('month') }}
          value={month}
          onChange={({ target }) => showMonth(target.value as IsoMonth)}
        >
          {axis.months.map((one) => (
            <option key={one.month} value={one.month}>
              {title(one.month)}
            </option>
          ))}
        </NativeSelect>
        <IconButton aria-label={t('nextMonth')} onClick={() => showMonth(addMonths(month, 1))}>
          <Chevron to="right" />
        </IconButton>
        <Button variant="text" onClick={() => showMonth(thisMonth)}>
          {t('today')}
        </Button>
      </Toolbar>
      <VisuallyHidden id="calendar-keys">{t('keys')}</VisuallyHidden>
      <SeasonGrid
        handle={grid}
        rows={rows}
        axis={axis}
        today={today}
        first={first}
        dayWidth={dayWidths[zoom]!}
        selection={selection}
        onNight={chooseNightOf}
        onBar={openSheet}
        onPreview={onPreview}
        onEscape={endSelection}
        onShown={onShown}
      />
      <MonthGlance rows={rows} month={month} today={today} />
      <Foot>
        <Legend />
        <span className="zoom">
          {([-1, 1] as const).map((step) => (
            <IconButton
              key={step}
              aria-label={t(step < 0 ? 'smaller' : 'larger')}
              aria-disabled={dayWidths[zoom + step] === undefined}
              onClick={() => dayWidths[zoom + step] !== undefined && setZoom(zoom + step)}
            >
              {step < 0 ? '−' : '+'}
            </IconButton>
          ))}
        </span>
      </Foot>
      <ChosenNights data-shown={choosing || message !== '' || undefined}>
        <p role="status">
          {choosing
            ? t('choose.last', {
                apartment: nameOf(selection.apartment),
                date: format.shortDateWithYear(selection.anchor),
              })
            : message}
        </p>
        {choosing && (
          <Button variant="outlined" onClick={endSelection}>
            {t('choose.cancel')}
          </Button>
        )}
      </ChosenNights>
      {nightsRow && (
        <NightsSheet
          open={open}
          row={nightsRow}
          rows={rows}
          stay={stayOf(nights)}
          draft={draft}
          onDraft={setDraft}
          onDone={() => {
            setDraft(undefined);
            close();
          }}
          onClose={close}
          onClosed={closed}
        />
      )}
      {bar && <BarSheet open={open} bar={bar} onClose={close} onClosed={closed} />}
    </CalendarFrame>
  );
}
