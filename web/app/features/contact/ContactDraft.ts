import { personFields, type PersonField } from 'functions/contract/fieldLengths';
import { keep, readKept, readText, readTexts, type Store } from '../../ui/keptValue.ts';

export interface ContactDraft {
  /** As they stand in their inputs. */
  fields: Record<PersonField, string>;
  /** Whose calling code stands before the phone number, once it has been typed or chosen. */
  phoneRegion?: string | undefined;
}

export const emptyDraft: ContactDraft = { fields: readTexts(personFields, undefined) };

export const draftKey = 'contact-draft';

export function readDraft(store: Store): ContactDraft {
  const kept = readKept(store, draftKey) as Partial<ContactDraft> | undefined;
  return { fields: readTexts(personFields, kept?.fields), phoneRegion: readText(kept?.phoneRegion) };
}

export function keepDraft(store: Store, draft: ContactDraft): void {
  keep(store, draftKey, draft);
}
