import type { Language } from '../../domain/language.ts';
import { hostPath } from '../../domain/sitePaths.ts';
import { siteUrl } from './pageUrl.ts';

/** Absolute URL of a view of the owner's desk. */
export function deskUrl(language: Language, ...view: string[]): string {
  return siteUrl(hostPath(language, ...view)).href;
}

/** Absolute URL of a booking on the owner's desk. @param id of its document, which may have any characters */
export function bookingDeskUrl(id: string, language: Language): string {
  return deskUrl(language, 'bookings', encodeURIComponent(id));
}
