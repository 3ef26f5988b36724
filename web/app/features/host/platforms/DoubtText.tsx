import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { platformNames, platformTitle } from 'functions/domain/platform';
import { useTranslation } from 'react-i18next';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Which platforms have the nights of a stay, and which could not be read. */
export function DoubtText({ doubt: { code, calendars = [], unread = [] } }: { doubt: OwnerErrorDetails }) {
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
      {taken.length > 0 && <p>{t('doubt.taken', { platforms: titlesOf(taken) })}</p>}
      {notRead.length > 0 && <p>{t('doubt.unread', { platforms: titlesOf(notRead) })}</p>}
    </>
  );
}
