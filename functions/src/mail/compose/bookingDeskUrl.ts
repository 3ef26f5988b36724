import type { Language } from '../../domain/language.ts';
import { hostPath } from '../../domain/sitePaths.ts';
import { siteUrl } from './pageUrl.ts';

/** Absolute URL of a booking on the owner's desk. @param id of its document, which may have any characters */
export function bookingDeskUrl(id: string, language: Language): string {
  return siteUrl(hostPath(language, 'bookings', encodeURIComponent(id))).href;
}
