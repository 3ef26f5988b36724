import type { Language } from '../domain/language.ts';
import { pageStyle, renderPage, type PageContent } from '../pages/renderPage.ts';
import { securityHeadersOfPlainPage } from '../pages/securityHeaders.ts';

/** The part of an Express response that is used here. */
interface PageResponse {
  status: (status: number) => this;
  set: (headers: Record<string, string>) => this;
  type: (type: string) => this;
  send: (body: string) => unknown;
}

/** Sends the page behind a mail's link. The URL contains a secret: the page is not cached and sends no referrer. */
export function sendPage(response: PageResponse, status: number, content: PageContent, language: Language): void {
  response
    .status(status)
    .set(securityHeadersOfPlainPage(pageStyle))
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
    .type('html')
    .send(renderPage(content, language));
}
