import type { Cents } from '../../domain/money.ts';

export interface Transfer {
  holder: string;
  /** Without spaces. */
  iban: string;
  /** May be empty, because transfers within the euro area do not need it. */
  bic: string;
  amount: Cents;
  /** The booking's number. */
  reference: string;
}

/** Payer, payee and description of the Croatian slip. */
export interface SlipParties {
  payer: { name: string; street: string; place: string };
  payee: { street: string; place: string };
  description: string;
}

/**
 * Payload of the SEPA QR code: EPC069-12 version 002, UTF-8, lines joined by LF without a final one. The reference is sent
 * as unstructured text (line 11), which every bank's form has.
 */
export function epcPayload({ holder, iban, bic, amount, reference }: Transfer): string {
  const euro = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const [purpose, structured] = ['', ''];
  return ['BCD', '002', '1', 'SCT', bic, cut(holder, 70), iban, euro, purpose, structured, cut(reference, 140)].join(
    '\n',
  );
}

/**
 * Payload of the Croatian code: HUB3, fourteen fields, each ended by LF; lengths in characters. Model HR99 means no numeric
 * reference, so the reference is part of the description.
 */
export function hub3Payload({ holder, iban, amount }: Transfer, { payer, payee, description }: SlipParties): string {
  const fields = [
    'HRVHUB30',
    'EUR',
    String(amount).padStart(15, '0'),
    slipText(payer.name, 30),
    slipText(payer.street, 27),
    slipText(payer.place, 27),
    slipText(holder, 25),
    slipText(payee.street, 25),
    slipText(payee.place, 27),
    iban,
    'HR99',
    '',
    '',
    slipText(description, 35),
  ];
  return fields.map((field) => `${field}\n`).join('');
}

/** Removes the diacritics of letters that are not Croatian. */
function slipText(text: string, most: number): string {
  const plain = [...text.normalize('NFC')].map((letter) =>
    /[čćđšž]/i.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return cut(plain.join(''), most);
}

/** Replaces line breaks and control characters, which would start another field, and limits the length. */
function cut(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return [...line].slice(0, most).join('').trim();
}
