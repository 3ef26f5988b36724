import { createHash } from 'node:crypto';
import type { Language } from '../domain/language.ts';
import type { Wish } from '../domain/offersFor.ts';
import { siteUrl } from '../mail/compose/pageUrl.ts';

export const waitlistActions = ['confirm', 'leave'] as const;

/** Parameters of a link: wish, secret, language. */
interface WaitlistLink {
  action: (typeof waitlistActions)[number];
  id: string;
  secret: string;
  language: Language;
}

/** ID of a wish: the same email and stay are one wish. */
export function wishId(email: string, apartment: string | null, wish: Wish): string {
  const { checkIn, checkOut, adults, children } = wish;
  const content = JSON.stringify([email, apartment, checkIn, checkOut, adults, children]);
  return createHash('sha256').update(content).digest('hex');
}

export function writeWaitlistLink({ action, id, secret, language }: WaitlistLink): string {
  const url = siteUrl(`/waitlist/${action}`);
  url.search = new URLSearchParams({ id, secret, language }).toString();
  return url.href;
}
