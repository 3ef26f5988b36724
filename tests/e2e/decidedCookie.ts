import consentTerms from '../../villa/consent.json' with { type: 'json' };
import { recordDecision, writeConsentCookie } from '../../web/app/features/consent/ConsentRecord.ts';

/** The cookie of a guest who has decided on the question at the foot of the window, by default against all that is optional. */
export function decidedCookie(accepted: string[] = [], revision = consentTerms.revision) {
  const record = recordDecision(accepted, { revision, now: new Date(), newUuid: () => crypto.randomUUID() });
  const [name = '', value = ''] = writeConsentCookie(record, false).split('; ')[0]!.split('=');
  return { name, value, domain: '127.0.0.1', path: '/', sameSite: 'Lax' as const };
}
