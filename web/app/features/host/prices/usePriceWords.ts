import type { BookingMode } from 'functions/contract/apartment';
import { type Weekday, parseIsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { WordsOf } from '../forms/useChangeText.ts';
import { useSeasonName } from './useSeasonName.ts';
import { weekdays, type DiscountForm, type PriceForm, type SeasonForm } from './PriceForm.ts';

/** Labels of the fields of prices and rules, and their values as text. */
export function usePriceWords(): WordsOf {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  const dayText = useDayText();
  const { shown } = useSeasonName();

  const anyDay = (days: readonly Weekday[]) => days.length === weekdays.length;
  const dayNames = (days: readonly Weekday[]) =>
    anyDay(days) ? t('rules.anyDay') : format.list(days.map((weekday) => format.weekday(`2024-01-0${weekday}`)));

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
