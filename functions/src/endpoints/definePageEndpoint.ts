import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https';
import { isLanguage, type Language } from '../domain/language.ts';
import { pathTo } from '../domain/sitePaths.ts';
import { errorText, mailTexts } from '../mail/format/mailTexts.ts';
import { pageStyle, renderPage, type PageContent } from '../pages/renderPage.ts';
import { securityHeadersOfPlainPage } from '../pages/securityHeaders.ts';
import * as log from '../platform/log.ts';
import { preferredLanguage } from './preferredLanguage.ts';

interface PageEndpoint {
  /** Name of the endpoint in the log. */
  name: string;
  secrets?: readonly { name: string }[];
  /**
   * The page of an unknown link, in the language of the link if it has one, else in the one that the browser prefers.
   */
  unknown: (language: Language) => PageContent;
  /** @returns the status and the page, in the given language, unless the link's document has another */
  answer: (
    request: Request,
    posts: boolean,
    language: Language,
  ) => Promise<{ status: number; page: PageContent; language?: Language }>;
}

/**
 * An endpoint for links in mails. GET changes nothing, because mail scanners open links; the page's button sends a POST. The
 * URL contains a secret, so the page is not cached and sends no referrer.
 */
export function definePageEndpoint({ name, secrets = [], unknown, answer }: PageEndpoint): HttpsFunction {
  return onRequest({ invoker: 'public', secrets: secrets.map((secret) => secret.name) }, async (request, response) => {
    const named = request.query.language;
    const preferred = isLanguage(named) ? named : preferredLanguage(request);
    const send = (status: number, page: PageContent, language = preferred) =>
      response
        .status(status)
        .set(securityHeadersOfPlainPage(pageStyle))
        .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
        .type('html')
        .send(renderPage(page, language));
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      response.set('Allow', 'GET, HEAD, POST');
      send(405, unknown(preferred));
      return;
    }
    try {
      const { status, page, language } = await answer(request, request.method === 'POST', preferred);
      send(status, page, language);
    } catch (error) {
      log.error('call failed', { call: name, error });
      const [title, text] = [errorText('unexpected', preferred), errorText('unexpectedAdvice', preferred)];
      send(500, { title, text, links: [homeLink(preferred)] });
    }
  });
}

export function homeLink(language: Language): PageContent['links'][number] {
  return { label: mailTexts(language)('newsletter.page.home'), path: pathTo('home', language) };
}
