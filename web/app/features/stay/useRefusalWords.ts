import type { Apartment } from 'functions/contract/apartment';
import type { ErrorCode } from 'functions/contract/errorCode';
import { rulesFor } from 'functions/domain/stayRules';
import { useTranslation } from 'react-i18next';
import { errorWords } from '../../i18n/errorWords.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { LateWords } from '../../i18n/useLateWords.ts';
import type { StayChoice } from './StayChoice.ts';
import { useWeekdayList } from '../../i18n/useWeekdayList.ts';

/**
 * An error's sentence, and what would be possible instead where the apartment's rules say so. Nothing while words are on
 * their way; where they cannot be had, the sentence that is always there says that something went wrong.
 */
export function useRefusalWords(
  words: LateWords,
): (
  code: ErrorCode,
  choice: StayChoice,
  apartment: Apartment | undefined,
) => { sentence: string; advice: string | undefined } | undefined {
  const { t, i18n: translator } = useTranslation(['errors', 'offer']);
  const language = useLanguage();
  const { date } = useFormat();
  const weekdayList = useWeekdayList();

  function adviceFor(code: ErrorCode, { checkIn }: StayChoice, apartment: Apartment | undefined) {
    if (code === 'unexpected') return t('unexpectedAdvice');
    if (!checkIn || !apartment || words !== 'ready') return undefined;
    const { minNights, arrivalDays } = rulesFor(checkIn, apartment.rules, apartment.seasons);
    if (code === 'stay-too-short') return t('leastNightsThen', { ns: 'offer', date: date(checkIn), count: minNights });
    if (code === 'arrival-day') {
      return t('arrivalDaysThen', { ns: 'offer', date: date(checkIn), days: weekdayList(arrivalDays) });
    }
    return undefined;
  }

  return (code, choice, apartment) => {
    const sayable: boolean = translator.exists(code, { ns: 'errors' });
    if (sayable) {
      return { sentence: t(code), advice: adviceFor(code, choice, apartment) };
    }
    if (words === 'loading') return undefined;
    return { sentence: errorWords[language].resources.errorPage!.failed, advice: undefined };
  };
}
