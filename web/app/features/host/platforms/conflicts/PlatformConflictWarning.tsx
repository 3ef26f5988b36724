import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { platformNames, platformTitle } from 'functions/domain/platform';
import { useTranslation } from 'react-i18next';
import { usePlatformCalendars } from '../../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import type { Refusal } from '../../frame/OwnerActions.tsx';

/** The platforms that list nights of a stay as taken, and those that could not be read. */
export function PlatformConflictWarning({
  platformConflict: { code, calendars = [], unread = [] },
}: {
  platformConflict: OwnerErrorDetails;
}) {
  const { t } = useTranslation('hostPlatforms');
  const { list } = useFormat();
  const known = usePlatformCalendars() ?? [];

  function titlesOf(ids: readonly string[]): string {
    const titles = known.filter(({ id }) => ids.includes(id)).map(platformTitle);
    return titles.length > 0 ? list([...new Set(titles)]) : platformNames.other;
  }

  const taken = code === 'platform-says-taken' ? calendars : [];
  const notRead = code === 'platform-unread' ? calendars : unread;
  return (
    <>
      {taken.length > 0 && <p>{t('platformConflict.taken', { platforms: titlesOf(taken) })}</p>}
      {notRead.length > 0 && <p>{t('platformConflict.unread', { platforms: titlesOf(notRead) })}</p>}
    </>
  );
}

/** Whether the owner may continue anyway. */
export function isPlatformConflict({ details }: Pick<Refusal, 'details'>): boolean {
  return details.code === 'platform-says-taken' || details.code === 'platform-unread';
}

/** IDs of the calendars that the owner was warned about. To continue anyway, the next call sends them as `despitePlatforms`. */
export function idsOfPlatforms(platformConflict: OwnerErrorDetails | undefined): string[] {
  return [...(platformConflict?.calendars ?? []), ...(platformConflict?.unread ?? [])];
}
