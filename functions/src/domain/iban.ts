/**
 * The IBAN without spaces and in capitals if its check digits are right (ISO 13616, ISO 7064 mod 97-10), else
 * `undefined`. Country-specific lengths are not checked.
 */
export function parseIban(value: string): string | undefined {
  const iban = value.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}

/** The IBAN in groups of four, as printed. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
