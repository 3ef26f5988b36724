import { monthOf, type IsoDate, type IsoMonth } from '../domain/isoDate.ts';

/** Where everything is in Firestore; nobody else spells a path. */
export const apartmentsCollection = 'apartments';
export const bookingsCollection = 'bookings';
export const nightsCollection = 'nights';
export const mailCollection = 'mail';
export const newsletterCollection = 'newsletter';
export const limitsCollection = 'limits';
export const settingsDocument = 'settings/property';
export const limitSettingsDocument = 'settings/limits';

export function apartmentPath(slug: string): string {
  return `${apartmentsCollection}/${slug}`;
}

export function calendarPath(slug: string, month: IsoMonth): string {
  return `${apartmentsCollection}/${slug}/calendar/${month}`;
}

export function calendarPathOfNight(slug: string, night: IsoDate): string {
  return calendarPath(slug, monthOf(night));
}

export function nightPath(slug: string, night: IsoDate): string {
  return `${nightsCollection}/${slug}_${night}`;
}

export function bookingPath(number: string): string {
  return `${bookingsCollection}/${number}`;
}
