import { randomUUID } from 'node:crypto';
import { onRequest } from 'firebase-functions/https';
import property from '../../../villa/property.json' with { type: 'json' };
import { leastSinceShown } from '../contract/leastSinceShown.ts';
import type { MailAnswer } from '../contract/mailRequest.ts';
import type { Language } from '../domain/language.ts';
import { admit, type Admission } from '../limits/admit.ts';
import { callerAddress } from '../limits/callerAddress.ts';
import { errorText, mailTexts } from '../mail/mailTexts.ts';
import { sendContact } from '../mail/sendContact.ts';
import { askForNewsletter } from '../newsletter/askForNewsletter.ts';
import { appCheck, isAttested } from '../platform/appCheck.ts';
import * as log from '../platform/log.ts';
import { contentTypeOf, takeBodiesUnread } from '../platform/takeBodiesUnread.ts';
import { readMailRequest, type MailRefusal } from './readMailRequest.ts';

takeBodiesUnread('sendMail');

const statusOf: Record<MailRefusal, number> = {
  method: 405,
  type: 415,
  tooLarge: 413,
  unreadable: 400,
  missing: 400,
  wrong: 400,
};

/**
 * `POST /mail/send` of the contract: a message to the owner, or the wish for the newsletter. Whatever goes wrong is
 * answered with a sentence in the guest's language, which the page shows as it is, and then nothing is queued.
 */
export const sendMail = onRequest(
  // The site asks its own host. A page elsewhere may not: only one that was built with another base address for mail.
  { invoker: 'public', cors: [property.url] },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const read = readMailRequest({
      method: request.method,
      contentType: contentTypeOf(request),
      acceptLanguage: request.get('Accept-Language') ?? '',
      body: request.rawBody ?? new Uint8Array(),
    });
    const say = (status: number, sentence: string) =>
      response.status(status).set('Content-Language', read.language).type('text/plain').send(sentence);

    if ('refusal' in read) {
      log.mailRequestAnswered(read.refusal);
      if (read.refusal === 'method') response.set('Allow', 'POST');
      say(statusOf[read.refusal], sentenceOf(read.refusal, read.language));
      return;
    }
    const { website, sinceShown } = read.request;
    if (appCheck.value() && !(await isAttested(request.get('X-Firebase-AppCheck')))) {
      log.mailRequestAnswered('not attested');
      say(403, errorText('unexpected', read.language));
      return;
    }
    if (website) {
      log.mailRequestAnswered('robot');
      say(400, sentenceOf('wrong', read.language));
      return;
    }
    try {
      const now = new Date();
      const address = callerAddress(request.headers, request.socket.remoteAddress);
      const retryAfter =
        sinceShown !== undefined && !(sinceShown >= leastSinceShown)
          ? Math.ceil(leastSinceShown / 1000)
          : retryOf(await admit('mail', address, now, { fromForm: sinceShown !== undefined }));
      if (retryAfter !== undefined) {
        log.mailRequestAnswered('too many');
        response.set('Retry-After', String(retryAfter));
        say(429, errorText('too-many-requests', read.language));
        return;
      }
      if (read.request.kind === 'contact') await sendContact(read.request, now);
      else await askForNewsletter(read.request, now);
      log.mailRequestAnswered(read.request.kind);
      response.status(202).json({ status: 'queued' } satisfies MailAnswer);
    } catch (error) {
      log.callFailed('sendMail', randomUUID(), error);
      say(500, errorText('unexpected', read.language));
    }
  },
);

function retryOf(admission: Admission): number | undefined {
  return admission.admitted ? undefined : admission.retryAfter;
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
