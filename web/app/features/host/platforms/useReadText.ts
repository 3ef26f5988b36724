import type { ReadPlatformCalendarsResponse } from 'functions/contract/ownerCallables';
import { useTranslation } from 'react-i18next';

/** What came of reading calendars. @param done said when nothing is wrong with them */
export function useReadText(): (response: ReadPlatformCalendarsResponse, done?: string) => string {
  const { t } = useTranslation('hostPlatforms');
  return ({ failed }, done = t('readDone')) => (failed > 0 ? t('readFailed', { count: failed }) : done);
}
