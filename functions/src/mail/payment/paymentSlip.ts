import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { formatIban, parseIban } from '../../domain/iban.ts';
import type { Cents } from '../../domain/money.ts';
import type { MailedBooking } from '../compose/bookingMail.ts';
import type { Attachment } from '../format/ComposedMail.ts';
import { guestName } from '../format/greetingName.ts';
import { paragraph, type MailSection } from '../format/MailContent.ts';
import { mailFormats, mailTexts, transferTexts } from '../format/mailTexts.ts';
import { epcPayload, hub3Payload, type SlipParties, type Transfer } from './paymentPayloads.ts';

interface PaymentSlip {
  sections: MailSection[];
  attachments: Attachment[];
}

/** The reference of a payment: one for all bookings of a group. */
export function paymentReference({ group, number }: Pick<Booking, 'group' | 'number'>): string {
  return group ?? number;
}

/** `undefined` if nothing is open or the owner's account is invalid. */
export function transferFor(booking: Booking, amount: Cents, { account }: Settings): Transfer | undefined {
  const iban = parseIban(account?.iban ?? '');
  const holder = account?.holder.trim();
  if (amount <= 0 || !iban || !holder) return undefined;
  const bic = (account?.bic ?? '').replace(/\s/g, '').toUpperCase();
  return { holder, iban, bic, amount, reference: paymentReference(booking) };
}

/** Codes for banking apps as PNG. `hub3` only for guests from Croatia, whose apps do not read the other. */
export async function drawCodes(booking: Booking, transfer: Transfer): Promise<{ sepa: Buffer; hub3: Buffer | null }> {
  const isCroatian = isFromCroatia(booking) && transfer.iban.startsWith('HR');
  return {
    sepa: await drawQr(epcPayload(transfer)),
    hub3: isCroatian ? await drawHub3(hub3Payload(transfer, partiesOf(booking))) : null,
  };
}

/**
 * The transfer of an open advance payment, as text and as codes for banking apps. `undefined` if nothing is open or the owner's
 * account is invalid.
 * @param open the open amount of the booking or of its group
 */
export async function paymentSlip(
  booking: MailedBooking,
  open: Cents,
  settings: Settings,
): Promise<PaymentSlip | undefined> {
  const transfer = transferFor(booking, open, settings);
  if (!transfer) return undefined;
  const { language } = booking;
  const t = mailTexts(language);
  const shared = transferTexts(language);
  const amount = mailFormats(language).money(transfer.amount);
  const { holder, iban, bic, reference } = transfer;
  const dueOn = [booking, ...(booking.others ?? [])].flatMap(({ advanceDueOn }) => advanceDueOn ?? []).sort()[0];
  const { sepa, hub3 } = await drawCodes(booking, transfer);
  const file = `${reference}-SEPA.png`;
  const facts = [
    { label: shared('amount'), value: amount },
    { label: shared('holder'), value: holder },
    { label: shared('iban'), value: formatIban(iban) },
    ...(bic ? [{ label: shared('bic'), value: bic }] : []),
    { label: shared('reference'), value: reference },
    ...(dueOn ? [{ label: shared('due'), value: mailFormats(language).date(dueOn) }] : []),
  ];
  const slip: PaymentSlip = {
    sections: [
      { kind: 'facts', title: shared('title.advance'), facts },
      paragraph(shared('note')),
      {
        kind: 'code',
        ...code(file),
        width: 220,
        text: t('slip.qr', { file }),
        alt: shared('qrAlt', { amount, holder }),
      },
    ],
    attachments: [picture(file, sepa)],
  };
  if (hub3) {
    const croatian = `${reference}-HUB3.png`;
    const alt = shared('hub3Alt', { amount, holder });
    slip.sections.push({ kind: 'code', ...code(croatian), width: 460, text: t('slip.hub3', { file: croatian }), alt });
    slip.attachments.push(picture(croatian, hub3));
  }
  return slip;
}

/**
 * Whether the guest is from Croatia, whose banking apps use their own code. The typed country decides; without one,
 * phone and language.
 */
export function isFromCroatia({ country, phone, language }: Booking): boolean {
  const name = (country ?? '').trim().toLowerCase();
  if (name) return ['hr', 'hrv', 'croatia', 'hrvatska', 'kroatien', 'croazia', 'chorwacja'].includes(name);
  return language === 'hr' || /^(\+|00)385/.test(phone.replace(/[^+\d]/g, ''));
}

/** The payer stays empty while the email is unproven, because typed texts must not be sent to an unproven email. */
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
    description: mailTexts('hr')('slip.description', { number: paymentReference(booking) }),
  };
}

/** Content ID of the attached file. */
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

/** SEPA QR code as PNG (EPC069-12): error correction M, up to version 13, with a quiet zone of four modules. */
function drawQr(payload: string): Promise<Buffer> {
  return draw({ bcid: 'qrcode', text: payload, eclevel: 'M', scale: 4, paddingwidth: 16, paddingheight: 16 });
}

/** PDF417 of the Croatian payment slip as PNG: nine columns, error correction 4, row height three modules. */
function drawHub3(payload: string): Promise<Buffer> {
  const size = { columns: 9, eclevel: '4', rowmult: 3, scale: 3, paddingwidth: 12, paddingheight: 12 };
  return draw({ bcid: 'pdf417', text: payload, ...size });
}

async function draw(options: { bcid: string; text: string; scale: number } & Record<string, unknown>): Promise<Buffer> {
  // Loaded on demand, because only mails with a payment slip need this large module.
  const { toBuffer } = await import('bwip-js/node');
  return toBuffer({ ...options, backgroundcolor: 'FFFFFF' });
}
