import type { Language } from 'functions/domain/language';
import { readMoney } from 'functions/domain/typedMoney';

// Numbers as an owner types them. What cannot be read becomes `NaN`, which the contract refuses.

export function writeOptional(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

export function readPrice(language: Language, text: string): number {
  return readMoney(language, text) ?? NaN;
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
