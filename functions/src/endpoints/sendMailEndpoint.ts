import { onRequest } from 'firebase-functions/https';
import property from '../../../villa/property.json' with { type: 'json' };
import { readCaller } from '../account/readCaller.ts';
import { mailRequest, type MailRequest, mailRequestBytes, type MailResponse } from '../contract/mailRequest.ts';
import { minFormFillMs } from '../contract/mailRequestPath.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import { networkThroughHosting } from '../limits/clientIp.ts';
import { count } from '../limits/count.ts';
import { readLimits, requestWindow } from '../limits/limits.ts';
import { errorText, mailTexts } from '../mail/format/mailTexts.ts';
import { reportOpenBreaker } from '../mail/ownerNotes/reportOpenBreaker.ts';
import { sendContact } from '../mail/queue/sendContact.ts';
import { requestNewsletter } from '../newsletter/requestNewsletter.ts';
import { appCheck, isAttested } from '../platform/appCheck.ts';
import * as log from '../platform/log.ts';
import { preferredLanguage } from './preferredLanguage.ts';

const statusOf: Record<MailRefusal, number> = {
  method: 405,
  type: 415,
  tooLarge: 413,
  missing: 400,
  wrong: 400,
};

/**
 * `POST /mail/send`: queues a contact message or a newsletter sign-up. Errors are answered with a sentence in the guest's
 * language, which the page shows. Only invalid JSON, which our pages never send, is answered by the functions' runtime.
 */
export const sendMailEndpoint = onRequest(
  // Needed only for a site that was built with another VITE_MAIL_BASE.
  { invoker: 'public', cors: [property.url] },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const read = readMailRequest({
      method: request.method,
      contentType: request.get('Content-Type') ?? '',
      accepted: preferredLanguage(request),
      bytes: request.rawBody?.length ?? 0,
      body: request.body,
    });
    const send = (status: number, sentence: string) =>
      response.status(status).set('Content-Language', read.language).type('text/plain').send(sentence);

    if ('refusal' in read) {
      log.info('mail request answered', { outcome: read.refusal });
      if (read.refusal === 'method') response.set('Allow', 'POST');
      send(statusOf[read.refusal], sentenceOf(read.refusal, read.language));
      return;
    }
    const { website, sinceShown } = read.request;
    if (appCheck.value() && !(await isAttested(request.get('X-Firebase-AppCheck')))) {
      log.info('mail request answered', { outcome: 'not attested' });
      send(403, errorText('unexpected', read.language));
      return;
    }
    if (website) {
      log.info('mail request answered', { outcome: 'robot' });
      send(400, sentenceOf('wrong', read.language));
      return;
    }
    try {
      const now = new Date();
      const network = networkThroughHosting(request.headers, request.socket.remoteAddress);
      const retryAfter =
        sinceShown !== undefined && !(sinceShown >= minFormFillMs)
          ? Math.ceil(minFormFillMs / 1000)
          : await countMail(network, sinceShown !== undefined, now);
      if (retryAfter !== undefined) {
        log.info('mail request answered', { outcome: 'too many' });
        response.set('Retry-After', String(retryAfter));
        send(429, errorText('too-many-requests', read.language));
        return;
      }
      const answer: MailResponse = { status: 'queued' };
      if (read.request.kind === 'contact') {
        const caller = read.request.copy ? await readCaller(request.get('Authorization')) : null;
        const copyTo = caller?.verifiedEmail ?? undefined;
        await sendContact(read.request, copyTo, now);
        if (copyTo !== undefined) answer.copyTo = copyTo;
      } else await requestNewsletter(read.request, now);
      log.info('mail request answered', { outcome: read.request.kind });
      response.status(202).json(answer);
    } catch (error) {
      log.error('call failed', { call: 'sendMail', error });
      send(500, errorText('unexpected', read.language));
    }
  },
);

/** @returns seconds until a retry may succeed, or `undefined` if the request is within the limits */
async function countMail(network: string, fromForm: boolean, now: Date): Promise<number | undefined> {
  const { mail: limits } = await readLimits();
  if (!limits) return undefined;
  const most = fromForm ? limits.perNetwork : limits.withoutForm;
  const own = { what: 'message', who: `network ${network}`, most, window: requestWindow };
  const rateLimit = await count([own], { what: 'message', most: limits.overall }, now);
  if (rateLimit.allowed) return undefined;
  if (rateLimit.breakerOpen) await reportOpenBreaker(now);
  return rateLimit.retryAfter;
}

function sentenceOf(refusal: MailRefusal, language: Language): string {
  const t = mailTexts(language);
  switch (refusal) {
    case 'missing':
      return errorText('fields-required', language);
    case 'tooLarge':
      return t('refused.tooLarge');
    case 'wrong':
      return t('refused.wrong');
    default:
      return t('refused.unreadable');
  }
}

/** The parts of an HTTP request that the endpoint uses. */
interface Incoming {
  method: string;
  contentType: string;
  /** The language that the browser prefers. */
  accepted: Language;
  /** Length of the raw body, in bytes. */
  bytes: number;
  /** The body as parsed by the functions' runtime, which itself refuses invalid JSON. */
  body: unknown;
}

type MailRefusal = 'method' | 'type' | 'tooLarge' | 'missing' | 'wrong';

/** The validated request or the reason for its refusal, with the language of the response. */
export function readMailRequest({
  method,
  contentType,
  accepted,
  bytes,
  body,
}: Incoming): { request: MailRequest; language: Language } | { refusal: MailRefusal; language: Language } {
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
