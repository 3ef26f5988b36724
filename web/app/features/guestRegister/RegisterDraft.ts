import { registerFields, type RegisterField } from 'functions/contract/guestRegister';
import { readObject, readTexts, removeItem, textOf, writeObject } from '../../storage/browserStorage.ts';

export type RegisterTexts = Record<RegisterField, string>;

/** What a guest has typed about a person who is not sent yet. */
export interface RegisterDraft {
  /** Created once per person, so that a retried request does not add the person twice. */
  requestId: string;
  /** ID of the person, sent earlier, whom this one replaces. */
  replaces?: string | undefined;
  texts: RegisterTexts;
}

export function newDraft(texts: Partial<RegisterTexts>, replaces?: string): RegisterDraft {
  return { requestId: crypto.randomUUID(), replaces, texts: readTexts(registerFields, texts) };
}

/** The stored drafts of a booking, which survive closing the browser. @param booking ID of its document */
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
