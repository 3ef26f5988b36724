import { mailRequest, mailRequestBytes, type MailRequest } from '../contract/mailRequest.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/** An HTTP request as far as it decides how it is answered. */
interface Incoming {
  method: string;
  contentType: string;
  acceptLanguage: string;
  body: Uint8Array;
}

/** Why a request is not taken. */
export type MailRefusal = 'method' | 'type' | 'tooLarge' | 'unreadable' | 'missing' | 'wrong';

/** What a request asks for, or why it is refused, in the language to say it in. */
export function readMailRequest({
  method,
  contentType,
  acceptLanguage,
  body,
}: Incoming): { request: MailRequest; language: Language } | { refusal: MailRefusal; language: Language } {
  const accepted = preferredLanguage(acceptLanguage);
  if (method !== 'POST') return { refusal: 'method', language: accepted };
  if (!/^application\/json\s*(;|$)/i.test(contentType.trim())) return { refusal: 'type', language: accepted };
  if (body.length > mailRequestBytes) return { refusal: 'tooLarge', language: accepted };
  const data = parseJson(body);
  if (data === undefined) return { refusal: 'unreadable', language: accepted };

  const named = (data as { language?: unknown } | null)?.language;
  const language = isLanguage(named) ? named : accepted;
  const parsed = mailRequest.safeParse(data);
  if (parsed.success) return { request: parsed.data, language };
  const missing = parsed.error.issues.every(({ path }) => path.length === 1 && isEmpty(data, String(path[0])));
  return { refusal: missing && parsed.error.issues.length > 0 ? 'missing' : 'wrong', language };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function isEmpty(data: unknown, field: string): boolean {
  const value = (data as Record<string, unknown> | null)?.[field];
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
