import type { Language } from '../../domain/language.ts';
import { siteUrl } from './pageUrl.ts';

/** Path of the confirmation page. */
export const confirmRequestPath = '/request/confirm';

export function confirmRequestUrl(number: string, secret: string, language: Language): string {
  const url = siteUrl(confirmRequestPath);
  url.search = new URLSearchParams({ number, secret, language }).toString();
  return url.href;
}
