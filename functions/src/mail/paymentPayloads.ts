import type { Cents } from '../domain/money.ts';

/** What a transfer needs, from whichever app it is made. */
export interface Transfer {
  holder: string;
  /** Without spaces. */
  iban: string;
  /** Empty where there is none to give: no bank in the euro area needs it. */
  bic: string;
  amount: Cents;
  /** By which the owner knows whose money it is: the booking's number. */
  reference: string;
}

/** Who pays and where the payee lives, as the Croatian slip names them. */
export interface SlipParties {
  payer: { name: string; street: string; place: string };
  payee: { street: string; place: string };
  description: string;
}

/**
 * The text of a SEPA QR code: EPC069-12 version 002 in UTF-8, lines joined by LF with nothing after the last. The
 * reference is the unstructured text (line 11), since that is what every bank's form has a field for.
 */
export function epcPayload({ holder, iban, bic, amount, reference }: Transfer): string {
  const euro = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const [purpose, structured] = ['', ''];
  return ['BCD', '002', '1', 'SCT', bic, cut(holder, 70), iban, euro, purpose, structured, cut(reference, 140)].join(
    '\n',
  );
}

/**
 * The text of the Croatian payment slip's code: HUB3, fourteen fields, each ended by LF; lengths in letters. Model HR99
 * says that there is no number to refer to, which a bank would want to be digits: the reference is in the description.
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

/** The slip knows the letters of Croatian; others lose their marks. */
function slipText(text: string, most: number): string {
  const plain = [...text.normalize('NFC')].map((letter) =>
    /[čćđšž]/i.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return cut(plain.join(''), most);
}

/** Line breaks and other controls would begin a field of their own. */
function cut(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return [...line].slice(0, most).join('').trim();
}
