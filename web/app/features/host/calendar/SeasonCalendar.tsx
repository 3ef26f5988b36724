import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import type { Apartment } from 'functions/contract/apartment';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import { addDays, addMonths, firstDayOf, monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { Chevron } from '../../../ui/picture/Chevron.tsx';
import { useUnsavedInput } from '../frame/UnsavedInput.tsx';
import { CalendarFrame } from './grid/calendarFrame.ts';
import { BarSheet } from './sheets/BarSheet.tsx';
import { emptyDraft, type BookingDraft } from './sheets/BookingDraft.ts';
import { useTabDraft } from '../forms/useTabDraft.ts';
import { MonthGlance } from './MonthGlance.tsx';
import { ChosenNights, Foot, Hidden, Toolbar } from './seasonCalendarStyle.ts';
import { calendarRows, type Bar, type CalendarRow } from './calendarRows.ts';
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
  apartments,
  bookings,
  blocks,
  calendars,
  today,
  asked,
}: {
  apartments: readonly Apartment[];
  bookings: readonly Booking[];
  blocks: readonly Block[];
  calendars: readonly DeskCalendar[];
  today: IsoDate;
  /** The first day to show, if the link that opened the calendar names one. */
  asked: IsoDate | undefined;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const title = useMonthTitle();
  const nameOf = useApartmentName();
  const language = useLanguage();
  const wide = useMediaQuery('(min-width: 700px)');
  const grid = useRef<SeasonGridHandle>(null);

  const rows = useMemo(
    () => calendarRows(apartments, bookings, blocks, calendars, today),
    [apartments, bookings, blocks, calendars, today],
  );
  const names = useMemo(() => apartments.map(({ slug }) => nameOf(slug)), [apartments, nameOf]);
  const thisMonth = monthOf(today);
  const last = rows
    .flatMap(({ bars }) => bars)
    .reduce(
      (most, { stay }) => (monthOf(stay.checkOut) > most ? monthOf(stay.checkOut) : most),
      addMonths(thisMonth, monthsAhead),
    );
  const axis = useMemo(() => dayAxis(addMonths(thisMonth, -monthsBack), last), [thisMonth, last]);

  const [zoom, setZoom] = useState<number>();
  const dayWidth = dayWidths[zoom ?? (wide ? 1 : 0)]!;
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
  const [sheet, setSheet] = useState<
    { of: 'nights'; nights: NightSelection } | { of: 'bar'; slug: string; bar: Bar }
  >();
  const [open, setOpen] = useState(false);
  const empty = useMemo(() => emptyDraft(language), [language]);
  const [typed, setDraft] = useTabDraft<BookingDraft>('booking');
  const draft = typed ?? empty;
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
    setSheet({ of: 'nights', nights: chosen.selection });
    setOpen(true);
  }

  const onPreview = useCallback(
    (row: CalendarRow, night: IsoDate) =>
      setSelection((current) =>
        !current ||
        open ||
        current.apartment !== row.apartment.slug ||
        !isChoosable(night, today) ||
        current.end === night
          ? current
          : { ...current, end: night },
      ),
    [open, today],
  );

  function endSelection() {
    setSelection(undefined);
    setMessage('');
  }

  const sheetRow =
    sheet &&
    rows.find(({ apartment }) => apartment.slug === (sheet.of === 'nights' ? sheet.nights.apartment : sheet.slug));
  // The current bar, because somebody else may have changed it while the sheet is open.
  const shownBar =
    sheet?.of === 'bar' ? (sheetRow?.bars.find(({ key }) => key === sheet.bar.key) ?? sheet.bar) : undefined;
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
      <Hidden id="calendar-keys">{t('keys')}</Hidden>
      <SeasonGrid
        handle={grid}
        rows={rows}
        names={names}
        axis={axis}
        today={today}
        first={first}
        dayWidth={dayWidth}
        selection={selection}
        onNight={chooseNightOf}
        onBar={({ apartment: { slug } }, bar) => {
          setSheet({ of: 'bar', slug, bar });
          setOpen(true);
        }}
        onPreview={onPreview}
        onEscape={endSelection}
        onShown={onShown}
      />
      <MonthGlance rows={rows} names={names} month={month} today={today} />
      <Foot>
        <Legend hasPlatforms={calendars.length > 0} />
        <span className="zoom">
          <IconButton
            aria-label={t('smaller')}
            aria-disabled={dayWidth === dayWidths[0]}
            onClick={() => setZoom(Math.max(0, dayWidths.indexOf(dayWidth) - 1))}
          >
            −
          </IconButton>
          <IconButton
            aria-label={t('larger')}
            aria-disabled={dayWidth === dayWidths.at(-1)}
            onClick={() => setZoom(Math.min(dayWidths.length - 1, dayWidths.indexOf(dayWidth) + 1))}
          >
            +
          </IconButton>
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
      {sheet?.of === 'nights' && sheetRow && (
        <NightsSheet
          open={open}
          row={sheetRow}
          rows={rows}
          stay={stayOf(sheet.nights)}
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
      {shownBar && <BarSheet open={open} bar={shownBar} onClose={close} onClosed={closed} />}
    </CalendarFrame>
  );
}
