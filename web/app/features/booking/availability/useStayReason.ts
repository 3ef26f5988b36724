import type { StayRefusal, StayLimits } from 'functions/domain/availability';
import { addDays, type IsoDate } from 'functions/domain/isoDate';
import { rulesFor } from 'functions/domain/stayRules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';

/**
 * Why an apartment refuses a stay, with the number of nights or the arrival days that its rules require. Uses messages of
 * `offer` and `format`.
 */
export function useStayReason(): (
  refusal: StayRefusal,
  checkIn: IsoDate,
  apartment: StayLimits,
  today: IsoDate,
) => string {
  const { t } = useTranslation('offer');
  const { date, list, weekday } = useFormat();
  return (refusal, checkIn, { limits, rules, seasons }, today) => {
    const applicableRules = rulesFor(checkIn, rules, seasons);
    switch (refusal) {
      case 'dates-taken':
        return t('reason.taken');
      case 'guests-exceeded':
        return t('reason.guests', { ...limits });
      case 'arrival-day':
        // 1 January 2024 was a Monday.
        return t('reason.arrivalDays', {
          days: list(applicableRules.arrivalDays.map((day) => weekday(`2024-01-0${day}`))),
        });
      case 'stay-too-short':
        return t('reason.leastNights', { count: applicableRules.minNights });
      case 'stay-too-long':
        return t('reason.mostNights', { count: applicableRules.maxNights });
      case 'too-soon':
        return checkIn < today ? t('reason.past') : t('reason.notice', { count: applicableRules.minNoticeDays });
      case 'too-far-ahead':
        return t('reason.until', { date: date(addDays(today, applicableRules.bookingWindowDays)) });
    }
  };
}
