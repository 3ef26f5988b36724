import { hostPath } from 'functions/domain/sitePaths';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** Where the calendars of other platforms are set up. */
export function useCalendarsPath(): string {
  return `${hostPath(useLanguage(), 'more')}?part=calendars`;
}
