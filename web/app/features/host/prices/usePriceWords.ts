import type { BookingMode } from 'functions/contract/apartment';
import { type Weekday, parseIsoDate } from 'functions/domain/isoDate';
import { seasonName, seasonsWithText } from 'functions/domain/quoteLineLabel';
import { useTranslation } from 'react-i18next';
import { useFormat, useWeekdayList } from '../../../i18n/useFormat.ts';
import type { WordsOf } from '../forms/versions/useChangeText.ts';
import { weekdays, type DiscountForm, type PriceForm, type SeasonForm } from './PriceForm.ts';

/** Labels of the fields of prices and rules, and their values as text. */
export function usePriceWords(): WordsOf {
  const { t } = useTranslation('hostPrices');
  const weekdayList = useWeekdayList();
  const dayText = useDayText();
  const { shown } = useSeasonName();

  const dayNames = (days: readonly Weekday[]) =>
    days.length === weekdays.length ? t('rules.anyDay') : weekdayList(days);

  function ofApartment(field: keyof PriceForm): ReturnType<WordsOf> {
    switch (field) {
      case 'bookingMode':
        return { what: t('mode.title'), write: (mode: BookingMode) => t(`mode.${mode}`) };
      case 'arrivalDays':
        // An empty list means all days.
        return { what: t('rules.arrivalDays'), write: (days: []) => dayNames(days.length === 0 ? weekdays : days) };
      case 'adults':
      case 'children':
      case 'guests':
        return { what: t(`guests.${field}`) };
      case 'nightPrice':
      case 'cleaningFee':
        return { what: t(field) };
      case 'seasons':
      case 'discounts':
        return { what: t(field === 'seasons' ? 'seasons' : 'discounts.title') };
      default:
        return { what: t(`rules.${field}`) };
    }
  }

  function ofSeason(field: Exclude<keyof SeasonForm, 'id'>): ReturnType<WordsOf> {
    switch (field) {
      case 'name':
        return { what: t('season.name') };
      case 'from':
      case 'to':
        return { what: t(`season.${field}`), write: dayText };
      case 'arrivalDays':
        return { what: t('rules.arrivalDays'), write: dayNames };
      default:
        return ofApartment(field);
    }
  }

  return ([field = '', part, partField]) => {
    if (part === undefined) return ofApartment(field as keyof PriceForm);
    const list = field === 'seasons' ? shown(part) : `${t('discounts.title')} (${part})`;
    if (partField === undefined) return { what: list };
    const { what, ...words } =
      field === 'seasons'
        ? ofSeason(partField as Exclude<keyof SeasonForm, 'id'>)
        : { what: t(`discounts.${partField as Exclude<keyof DiscountForm, 'id'>}`) };
    return { what: `${list}, ${what}`, ...words };
  };
}

/** A dated day, or a yearly one (`MM-DD`). */
export function useDayText(): (day: string) => string {
  const format = useFormat();
  return (day) => {
    const date = parseIsoDate(day);
    // A leap year, so that it may be 29 February.
    const yearly = parseIsoDate(`2028-${day}`);
    return date ? format.date(date) : yearly ? format.dayAndMonth(yearly) : day;
  };
}

/** The names of the seasons that the site translates, in the owner's language; other names stay as they are. */
export function useSeasonName() {
  const { t } = useTranslation('offer');
  const shown = (name: string) => seasonName(name, (key) => t(key as 'season.high'));
  return {
    shown,
    /** The name to store for a name that an owner has typed. */
    stored: (typed: string) => seasonsWithText.find((name) => shown(name) === typed) ?? typed,
  };
}
