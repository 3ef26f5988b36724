import type { Apartment } from 'functions/contract/apartment';
import { timeIn, todayIn } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';

/**
 * The notice that other platforms' calendars have not been read for a long time. It says since when, and that the owner
 * checks them first. `undefined` if all were read recently.
 */
export function useUnreadText(): (apartments: readonly Apartment[]) => string | undefined {
  const { t } = useTranslation('offer');
  const { date } = useFormat();
  return (apartments) => {
    const [oldest] = apartments.filter((one) => one.platformsUnreadSince !== undefined).sort(byTime);
    if (oldest?.platformsUnreadSince === undefined) return undefined;
    const since = new Date(oldest.platformsUnreadSince);
    const { timeZone } = oldest.propertyTerms;
    return t('platformsUnread', { date: date(todayIn(timeZone, since)), time: timeIn(timeZone, since) });
  };
}

function byTime({ platformsUnreadSince: a = '' }: Apartment, { platformsUnreadSince: b = '' }: Apartment): number {
  return a < b ? -1 : 1;
}
