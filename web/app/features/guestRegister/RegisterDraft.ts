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

/** The stored drafts of a booking, also after the browser was closed. @param booking ID of its document */
export function readDrafts(booking: string): RegisterDraft[] {
  const stored = readObject('registerDraft') as { booking?: unknown; drafts?: unknown } | undefined;
  if (stored?.booking !== booking || !Array.isArray(stored.drafts)) return [];
  return (stored.drafts as (Partial<RegisterDraft> | null)[]).flatMap((draft) => {
    const requestId = textOf(draft?.requestId);
    if (requestId === undefined) return [];
    return { requestId, replaces: textOf(draft?.replaces), texts: readTexts(registerFields, draft?.texts) };
  });
}

export function saveDrafts(booking: string, drafts: readonly RegisterDraft[]): void {
  if (drafts.length > 0) writeObject('registerDraft', { booking, drafts });
  else removeItem('registerDraft');
}
