import { readEuros } from '../calendar/readEuros.ts';

// Numbers as an owner types them. What cannot be read becomes `NaN`, which the contract refuses.

export function writeEuros(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

export function writeOptional(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

export function readPrice(text: string): number {
  return readEuros(text) ?? NaN;
}

export function readCount(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : NaN;
}

export function readShare(text: string): number {
  const plain = text.replace('%', '').trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) / 10_000 : NaN;
}

/** In percent. */
export function writeShare(share: number): string {
  return String(Math.round(share * 10_000) / 100);
}
