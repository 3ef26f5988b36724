import consentTerms from '../../villa/consent.json' with { type: 'json' };
import { recordDecision, writeConsentCookie } from '../../web/app/features/consent/ConsentRecord.ts';

/** The cookie of a guest who has decided about consent, by default against everything optional. */
export function consentCookie(accepted: string[] = [], revision = consentTerms.revision) {
  const record = recordDecision(accepted, { revision, now: new Date(), newUuid: () => crypto.randomUUID() });
  const [name = '', value = ''] = writeConsentCookie(record, false).split('; ')[0]!.split('=');
  return { name, value, domain: '127.0.0.1', path: '/', sameSite: 'Lax' as const };
}
