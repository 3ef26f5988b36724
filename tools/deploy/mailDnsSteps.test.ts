import { expect, it } from 'vitest';
import { lookAt } from '../provision/Step.ts';
import { mailDnsSteps, type Dns } from './mailDnsSteps.ts';

type Zone = Record<string, string[]>;

const zone: Zone = {
  'villa.it': ['google-site-verification=abc', 'v=spf1 include:spf.mailer.it ~all'],
  'google._domainkey.villa.it': ['v=DKIM1; k=rsa; p=MIIBIjANBgkqhk'],
  '_dmarc.villa.it': ['v=DMARC1; p=none'],
};

/** Answers in the form of node:dns. */
function dnsOf(records: Zone, mail: string[] = ['mx.mailer.it']): Dns {
  return {
    resolveTxt: async (name) => {
      if (!records[name]) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
      return records[name].map((text) => [text.slice(0, 10), text.slice(10)]);
    },
    resolveMx: async () => mail.map((exchange) => ({ exchange })),
  };
}

async function missing(records: Zone, selectors: string[] = [], mail?: string[]): Promise<string[]> {
  const found = await lookAt(mailDnsSteps(dnsOf(records, mail), 'stay@villa.it', 'ana@home.it', selectors));
  return found.filter(({ look }) => look.state !== 'done').map(({ id }) => id);
}

it('accepts a domain with all records, some in several parts', async () => {
  expect(await missing(zone)).toEqual([]);
});

it.each<[string, Zone, string[]]>([
  ['a domain that says nothing', {}, ['spf', 'dkim', 'dmarc']],
  ['two SPF records', { ...zone, 'villa.it': ['v=spf1 -all', 'v=spf1 mx -all'] }, ['spf']],
  ['an SPF record for everybody', { ...zone, 'villa.it': ['v=spf1 mx +all'] }, ['spf']],
  ['one that forgot the sign', { ...zone, 'villa.it': ['v=spf1 mx all'] }, ['spf']],
  ['a DKIM key that was withdrawn', { ...zone, 'google._domainkey.villa.it': ['v=DKIM1; p='] }, ['dkim']],
])('names what is wrong with %s', async (_, records, ids) => {
  expect(await missing(records)).toEqual(ids);
});

it('looks for the selector in functions/.env', async () => {
  expect(await missing(zone, ['ours'])).toEqual(['dkim']);
  expect(await missing({ ...zone, 'ours._domainkey.villa.it': ['p=MIGf'] }, ['ours'])).toEqual([]);
});

it('names an owner’s address whose domain accepts no mail', async () => {
  expect(await missing(zone, [], [])).toEqual(['owner-address']);
  // A domain that declares that it accepts no mail (RFC 7505).
  expect(await missing(zone, [], [''])).toEqual(['owner-address']);
});

it('distinguishes a failing DNS from missing records', async () => {
  const broken = Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  const dns: Dns = { resolveTxt: () => Promise.reject(broken), resolveMx: () => Promise.reject(broken) };
  await expect(lookAt(mailDnsSteps(dns, 'stay@villa.it', 'ana@home.it', []))).rejects.toThrow('ETIMEOUT');
});
