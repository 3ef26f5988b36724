import { mailRequest, mailRequestBytes, type MailRequest } from '../contract/mailRequest.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import { preferredLanguage } from './preferredLanguage.ts';

/** The parts of an HTTP request that matter here. */
interface Incoming {
  method: string;
  contentType: string;
  acceptLanguage: string;
  /** Length of the body as it was sent. */
  bytes: number;
  /** As the functions' runtime has parsed it. What is no JSON is answered by the runtime itself. */
  body: unknown;
}

/** Why a request is refused. */
export type MailRefusal = 'method' | 'type' | 'tooLarge' | 'missing' | 'wrong';

/** The validated request or why it is refused, with the language of the response. */
export function readMailRequest({
  method,
  contentType,
  acceptLanguage,
  bytes,
  body,
}: Incoming): { request: MailRequest; language: Language } | { refusal: MailRefusal; language: Language } {
  const accepted = preferredLanguage(acceptLanguage);
  if (method !== 'POST') return { refusal: 'method', language: accepted };
  if (!/^application\/json\s*(;|$)/i.test(contentType.trim())) return { refusal: 'type', language: accepted };
  if (bytes > mailRequestBytes) return { refusal: 'tooLarge', language: accepted };

  const named = (body as { language?: unknown } | null)?.language;
  const language = isLanguage(named) ? named : accepted;
  const parsed = mailRequest.safeParse(body);
  if (parsed.success) return { request: parsed.data, language };
  const missing = parsed.error.issues.every(({ path }) => path.length === 1 && isEmpty(body, String(path[0])));
  return { refusal: missing && parsed.error.issues.length > 0 ? 'missing' : 'wrong', language };
}

function isEmpty(body: unknown, field: string): boolean {
  const value = (body as Record<string, unknown> | null)?.[field];
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
