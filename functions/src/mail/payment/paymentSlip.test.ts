import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { composeBookingConfirmed } from '../compose/composeBookingConfirmed.ts';
import type { Attachment } from '../format/ComposedMail.ts';
import { epcPayload, hub3Payload } from './paymentPayloads.ts';
import { isFromCroatia, transferFor } from './paymentSlip.ts';
import { sampleBooking, sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');
const iban = 'HR1099999991234567890';

beforeAll(() => {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
});

/** The texts that a camera would read from the attached codes. */
async function scan(attachment: Attachment | undefined) {
  const png = Buffer.from(attachment?.content ?? '', attachment?.encoding);
  const [code, ...others] = await readBarcodes(new Uint8Array(png));
  expect(others).toEqual([]);
  return code;
}

async function confirmed(changes: Partial<StoredBooking> = {}, settings: Partial<Settings> = {}) {
  const booking = sampleBooking({ status: 'confirmed', ...changes });
  const [toGuest, toOwner] = await composeBookingConfirmed(booking, { ...sampleSettings, ...settings }, now);
  const pictures = toGuest.message.attachments.filter(({ contentType }) => contentType === 'image/png');
  return { booking, toGuest, toOwner, pictures };
}

describe('the code for the advance payment', () => {
  it('is read back exactly as EPC069-12 requires', async () => {
    const { pictures } = await confirmed();
    expect(pictures).toHaveLength(1);
    const code = await scan(pictures[0]);
    expect(code).toMatchObject({ format: 'QRCode', ecLevel: 'M' });
    expect(code?.text).toBe(
      ['BCD', '002', '1', 'SCT', 'MURTHR2X', 'Ana Murtela', iban, 'EUR827.40', '', '', '7K3Q9-XRD2M'].join('\n'),
    );
    expect(Number(code?.version)).toBeLessThanOrEqual(13);
    expect(Buffer.byteLength(code?.text ?? '')).toBeLessThanOrEqual(331);
  });

  it('for a guest from Croatia is followed by the Croatian one, read back exactly as HUB3 requires', async () => {
    const { pictures, toGuest } = await confirmed({
      language: 'hr',
      country: null,
      firstName: 'Đurđica',
      lastName: 'Żak-Čović',
      address: 'Ulica s vrlo dugim imenom i brojem 12',
      zipCode: '10000',
      city: 'Zagreb',
    });
    expect(pictures).toHaveLength(2);
    const code = await scan(pictures[1]);
    expect(code?.format).toBe('PDF417');
    expect(Buffer.from(code?.bytes ?? []).toString('utf8')).toBe(
      [
        'HRVHUB30',
        'EUR',
        '000000000082740',
        'Đurđica Zak-Čović',
        'Ulica s vrlo dugim imenom i',
        '10000 Zagreb',
        'Ana Murtela',
        'Put Murtele 12',
        '22299 Murtela',
        iban,
        'HR99',
        '',
        '',
        'Rezervacija 7K3Q9-XRD2M',
        '',
      ].join('\n'),
    );
    for (const { cid } of pictures) expect(toGuest.message.html).toContain(`src="cid:${cid}"`);
  });

  it('names no payer without a verified email', async () => {
    const croatian = { language: 'hr', country: 'Hrvatska', emailProven: false } as const;
    const [, plain] = (await confirmed({ ...croatian, firstName: 'Ana', lastName: 'Horvat', city: 'Split' })).pictures;
    expect((await scan(plain))?.text.split('\n').slice(3, 6)).toEqual(['', '', '']);
  });

  it('is still readable with the longest names that the formats allow', async () => {
    const account = {
      holder: 'Čašćenje obrt za iznajmljivanje apartmana i soba, vl. Ana Murtela-Đurđević',
      iban,
      bic: '',
    };
    const { pictures } = await confirmed({ language: 'hr', country: 'Hrvatska' }, { account });
    expect((await scan(pictures[0]))?.text.split('\n')[5]).toBe([...account.holder].slice(0, 70).join(''));
    expect((await scan(pictures[1]))?.text.split('\n')[6]).toBe('Čašćenje obrt za iznajmlj');
  });
});

describe('the slip as text', () => {
  it('names account, amount and reference in both parts', async () => {
    const { toGuest, toOwner } = await confirmed({ language: 'de' });
    for (const part of [toGuest.message.text, toGuest.message.html]) {
      expect(part).toContain('HR10 9999 9991 2345 6789 0');
      expect(part).toContain('827,40\u00a0€');
      expect(part).toContain('MURTHR2X');
    }
    expect(toGuest.message.text).toContain('Verwendungszweck: 7K3Q9-XRD2M');
    expect(toOwner.message.text).not.toContain('9999');
  });

  it.each([
    ['none', undefined],
    ['a wrong IBAN', { holder: 'Ana', iban: 'HR10 9999 9991 2345 6789 1', bic: '' }],
    ['no holder', { holder: ' ', iban, bic: '' }],
  ])('is left out if the account is %s, and the mail says that the owner will write', async (_name, account) => {
    const { toGuest, toOwner, pictures } = await confirmed({}, { account });
    expect(pictures).toEqual([]);
    expect(toGuest.message.text).not.toMatch(/IBAN|HR10/);
    expect(toGuest.message.text).toContain('Ana Murtela will write to you shortly');
    expect(toOwner.message.text).toContain('pod „Više”, „Vila”');
  });

  it('is left out when nothing is due', async () => {
    const { quote } = sampleBooking();
    const { toGuest, toOwner, pictures } = await confirmed({ quote: { ...quote, advancePayment: 0 } });
    expect(pictures).toEqual([]);
    expect(toGuest.message.text).not.toMatch(/advance/i);
    expect(toOwner.message.text).not.toMatch(/settings\/property|predujam/i);
  });
});

it.each([
  [{ country: 'Hrvatska', language: 'en' }, true],
  [{ country: ' croatia ', language: 'de' }, true],
  [{ country: 'Ireland', language: 'hr', phone: '+385 1 234' }, false],
  [{ country: null, language: 'hr' }, true],
  [{ country: null, language: 'en', phone: '00385 91 555' }, true],
  [{ country: null, language: 'en', phone: '+38 5' }, true],
  [{ country: '', language: 'it', phone: '+39 02 385' }, false],
] as const)('from Croatia: %o, %s', (changes, expected) => {
  expect(isFromCroatia(sampleBooking(changes))).toBe(expected);
});

it('lets no text of a guest or an owner inject a field', () => {
  const transfer = transferFor(sampleBooking(), 100, {
    ...sampleSettings,
    account: { holder: 'Ana\nDE89370400440532013000', iban, bic: 'x\ny' },
  });
  expect(transfer).toBeDefined();
  if (!transfer) return;
  expect(epcPayload(transfer).split('\n')).toHaveLength(11);
  const parties = {
    payer: { name: 'A\nB', street: 'C\r\nD', place: 'E\u2028F' },
    payee: { street: '', place: '' },
    description: 'G\nH',
  };
  expect(hub3Payload(transfer, parties).split('\n')).toHaveLength(15);
});
