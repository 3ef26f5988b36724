import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { formatIban, parseIban } from '../../domain/iban.ts';
import type { Cents } from '../../domain/money.ts';
import type { Attachment } from '../format/ComposedMail.ts';
import { drawHub3, drawQr } from './drawPaymentCode.ts';
import { guestName } from '../format/greetingName.ts';
import type { MailSection } from '../format/MailContent.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { mailTexts } from '../format/mailTexts.ts';
import { epcPayload, hub3Payload, type SlipParties, type Transfer } from './paymentPayloads.ts';

export interface PaymentSlip {
  sections: MailSection[];
  attachments: Attachment[];
}

/**
 * The transfer of an open advance payment, or `undefined` if nothing is open or the owner's account is invalid.
 * @param amount what is open, of the booking or of its group
 */
export function transferFor({ number }: Booking, amount: Cents, { account }: Settings): Transfer | undefined {
  const iban = parseIban(account?.iban ?? '');
  const holder = account?.holder.trim();
  if (amount <= 0 || !iban || !holder) return undefined;
  const bic = (account?.bic ?? '').replace(/\s/g, '').toUpperCase();
  return { holder, iban, bic, amount, reference: number };
}

/** Sections about the advance payment: as text and as codes for banking apps. */
export async function paymentSlip(booking: Booking, transfer: Transfer): Promise<PaymentSlip> {
  const t = mailTexts(booking.language);
  const amount = mailFormats(booking.language).money(transfer.amount);
  const { holder, iban, bic, reference } = transfer;
  const file = `${booking.number}-SEPA.png`;
  const facts = [
    { label: t('slip.amount'), value: amount },
    { label: t('slip.holder'), value: holder },
    { label: t('slip.iban'), value: formatIban(iban) },
    ...(bic ? [{ label: t('slip.bic'), value: bic }] : []),
    { label: t('slip.reference'), value: reference },
    ...(booking.advanceDueOn
      ? [{ label: t('slip.due'), value: mailFormats(booking.language).date(booking.advanceDueOn) }]
      : []),
  ];
  const slip: PaymentSlip = {
    sections: [
      { kind: 'facts', title: t('slip.title'), facts },
      { kind: 'paragraph', text: t('slip.note') },
      {
        kind: 'code',
        ...code(file),
        width: 220,
        text: t('slip.qr', { file }),
        alt: t('slip.qrAlt', { amount, holder }),
      },
    ],
    attachments: [picture(file, await drawQr(epcPayload(transfer)))],
  };
  if (isFromCroatia(booking) && iban.startsWith('HR')) {
    const croatian = `${booking.number}-HUB3.png`;
    const alt = t('slip.hub3Alt', { amount, holder });
    slip.sections.push({ kind: 'code', ...code(croatian), width: 460, text: t('slip.hub3', { file: croatian }), alt });
    slip.attachments.push(picture(croatian, await drawHub3(hub3Payload(transfer, partiesOf(booking)))));
  }
  return slip;
}

/** Croatian banking apps read their own code. Decided by the typed country, phone and language. */
export function isFromCroatia({ country, phone, language }: Booking): boolean {
  const name = (country ?? '').trim().toLowerCase();
  if (name) return ['hr', 'hrv', 'croatia', 'hrvatska', 'kroatien', 'croazia', 'chorwacja'].includes(name);
  return language === 'hr' || /^(\+|00)385/.test(phone.replace(/[^+\d]/g, ''));
}

/** Nothing that was typed with an email goes to it before it is proven, so the payer stays empty until then. */
function partiesOf(booking: Booking): SlipParties {
  const { street, zipCode, city } = property.address;
  return {
    payer: booking.emailProven
      ? {
          name: guestName(booking),
          street: booking.address ?? '',
          place: [booking.zipCode, booking.city].filter(Boolean).join(' '),
        }
      : { name: '', street: '', place: '' },
    payee: { street, place: `${zipCode} ${city}` },
    // The slip is always in Croatian.
    description: mailTexts('hr')('slip.description', { number: booking.number }),
  };
}

/** References the attached file. */
function code(file: string): { cid: string } {
  return { cid: `${file}@${new URL(property.url).hostname}` };
}

function picture(file: string, png: Buffer): Attachment {
  return {
    filename: file,
    content: png.toString('base64'),
    encoding: 'base64',
    contentType: 'image/png',
    contentDisposition: 'inline',
    ...code(file),
  };
}
