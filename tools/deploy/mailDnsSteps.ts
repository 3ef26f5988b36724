import { byHand, done, step, type Step } from '../provision/Step.ts';
import { PlainFailure } from '../support/PlainFailure.ts';

/** The part of node:dns/promises that is used. */
export interface Dns {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
}

/** Usual selectors of mail services' DKIM keys, tried if functions/.env names none. */
const usualSelectors = [
  ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 'k1', 'k2', 's1', 's2', 'smtp', 'mx', 'key1'],
  ...['fm1', 'fm2', 'fm3', 'protonmail', 'mailjet', 'brevo', 'brevo1', 'pm', 'resend', 'zoho', 'zmail'],
];

/** The records of a name. A name without records is not an error. */
async function recordsOf<Record>(query: Promise<Record[]>): Promise<Record[]> {
  try {
    return await query;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw new PlainFailure(`The DNS could not be asked about the mail domains: ${(error as Error).message}`);
  }
}

async function textsAt(dns: Dns, name: string): Promise<string[]> {
  return (await recordsOf(dns.resolveTxt(name))).map((parts) => parts.join(''));
}

function spfStep(dns: Dns, domain: string): Step {
  return step('spf', async () => {
    const records = (await textsAt(dns, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    const [record = ''] = records;
    // "all" without a sign means "+all".
    if (records.length === 1 && !/\s\+?all(?:\s|$)/i.test(record)) {
      return done(`${domain} says who may send its mail (SPF: ${record})`);
    }
    return byHand(
      records.length === 0
        ? `${domain} does not say who may send its mail (SPF), so mails land among spam`
        : `${domain} has ${records.length > 1 ? 'two SPF records, which count as none' : 'an SPF record that allows everybody'}`,
      'set one TXT record at the registrar, as the mail service says: "v=spf1 include:... ~all"',
    );
  });
}

function dkimStep(dns: Dns, domain: string, named: string[]): Step {
  return step('dkim', async () => {
    const selectors = named.length > 0 ? named : usualSelectors;
    const keys = await Promise.all(selectors.map((selector) => textsAt(dns, `${selector}._domainkey.${domain}`)));
    // An empty key means that the key was revoked.
    const found = selectors.filter((_, index) => keys[index]!.some((text) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(text)));
    if (found.length > 0) return done(`${domain} has a key for its mails (DKIM: ${found.join(', ')})`);
    return byHand(
      `no key for the mails of ${domain} (DKIM) at ${named.length > 0 ? named.join(', ') : 'the usual names'}`,
      'set the record that the mail service gives: name._domainkey, of the type TXT or CNAME',
      'if it is there: write its name as DKIM_SELECTOR=name into functions/.env',
    );
  });
}

function dmarcStep(dns: Dns, domain: string): Step {
  return step('dmarc', async () => {
    const found = (await textsAt(dns, `_dmarc.${domain}`)).some((text) => /^v=DMARC1/i.test(text));
    if (found) return done(`${domain} says what becomes of forged mails (DMARC)`);
    return byHand(
      `${domain} does not say what becomes of forged mails (DMARC)`,
      `set a TXT record _dmarc.${domain}: "v=DMARC1; p=none", later p=quarantine`,
    );
  });
}

function ownerAddressStep(dns: Dns, email: string): Step {
  return step('owner-address', async () => {
    const domain = email.split('@')[1]!;
    const servers = (await recordsOf(dns.resolveMx(domain))).filter(({ exchange }) => exchange !== '');
    if (servers.length > 0) return done(`the owner's mails go to ${domain}, which takes mail`);
    return byHand(
      `the owner's mails would go to ${domain}, which takes none (it has no MX record)`,
      'correct ownerEmail in villa/settings.json, or at the desk under "More"',
    );
  });
}

/**
 * Whether the site's mails arrive, from the DNS records of the sender's and the owner's domains.
 * @param selectors selectors of the sender's DKIM keys, if they are known
 */
export function mailDnsSteps(dns: Dns, sender: string, owner: string, selectors: string[]): Step[] {
  const domain = sender.split('@')[1]!;
  return [spfStep(dns, domain), dkimStep(dns, domain, selectors), dmarcStep(dns, domain), ownerAddressStep(dns, owner)];
}
