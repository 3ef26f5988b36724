import type { Language } from 'functions/domain/language';
import { readCount } from '../../../form/readCount.ts';
import { readMoney } from './typedMoney.ts';

// Numbers as typed by an owner. Unreadable text becomes `NaN`, which the contract's schema refuses.

export function writeOptional(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

export function readPrice(language: Language, text: string): number {
  return readMoney(language, text) ?? NaN;
}

export function readInteger(text: string): number {
  return readCount(text) ?? NaN;
}

export function readShare(text: string): number {
  const plain = text.replace('%', '').trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) / 10_000 : NaN;
}

/** Converts a share to percent. */
export function writeShare(share: number): string {
  return String(Math.round(share * 10_000) / 100);
}
