import type { Request } from 'firebase-functions/https';
import { defaultLanguage, isLanguage, languages, type Language } from '../domain/language.ts';

/** The site's language that the browser prefers, or the default language if none matches. */
export function preferredLanguage(request: Pick<Request, 'acceptsLanguages'>): Language {
  const accepted = request.acceptsLanguages([...languages]);
  return isLanguage(accepted) ? accepted : defaultLanguage;
}
