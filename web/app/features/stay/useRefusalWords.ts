import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { rulesFor } from 'functions/domain/stayRules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { StayChoice } from './StayChoice.ts';
import { useWeekdayList } from '../../i18n/useWeekdayList.ts';

/** An error's sentence, and what would be possible instead where the apartment's rules say so. */
export function useRefusalWords(): (
  code: ErrorCode,
  choice: StayChoice,
  apartment: Apartment | undefined,
) => { sentence: string; advice: string | undefined } {
  const { t } = useTranslation(['errors', 'stay']);
  const { date } = useFormat();
  const weekdayList = useWeekdayList();

  function adviceFor(code: ErrorCode, { checkIn }: StayChoice, apartment: Apartment | undefined) {
    if (code === 'unexpected') return t('unexpectedAdvice');
    if (!checkIn || !apartment) return undefined;
    const { minNights, arrivalDays } = rulesFor(checkIn, apartment.rules, apartment.seasons);
    if (code === 'stay-too-short') return t('leastNightsThen', { ns: 'stay', date: date(checkIn), count: minNights });
    if (code === 'arrival-day') {
      return t('arrivalDaysThen', { ns: 'stay', date: date(checkIn), days: weekdayList(arrivalDays) });
    }
    return undefined;
  }

  return (code, choice, apartment) => ({ sentence: t(code), advice: adviceFor(code, choice, apartment) });
}
