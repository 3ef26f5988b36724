import { registerFields, type RegisterField } from 'functions/contract/guestRegister';
import { readObject, readTexts, removeItem, textOf, writeObject } from '../../storage/browserStorage.ts';

export type RegisterTexts = Record<RegisterField, string>;

/** A person as typed, until they are sent. */
export interface RegisterDraft {
  /** Created once per person, so that a repeated request adds one. */
  requestId: string;
  /** ID of the sent person to replace. */
  replaces?: string | undefined;
  texts: RegisterTexts;
}

export function newDraft(texts: Partial<RegisterTexts>, replaces?: string): RegisterDraft {
  return { requestId: crypto.randomUUID(), replaces, texts: readTexts(registerFields, texts) };
}

/** The stored draft of a booking, also after the browser was closed. @param booking ID of its document */
export function readDraft(booking: string): RegisterDraft | undefined {
  const stored = readObject('registerDraft') as (Partial<RegisterDraft> & { booking?: unknown }) | undefined;
  const requestId = textOf(stored?.requestId);
  if (stored?.booking !== booking || requestId === undefined) return undefined;
  return { requestId, replaces: textOf(stored.replaces), texts: readTexts(registerFields, stored.texts) };
}

export function saveDraft(booking: string, draft: RegisterDraft): void {
  writeObject('registerDraft', { booking, ...draft });
}

export function removeDraft(): void {
  removeItem('registerDraft');
}
