import { personFields } from 'functions/contract/fieldLengths';
import type { PersonTexts } from '../../form/readPerson.ts';
import { readObject, writeObject, readTexts, textOf } from '../../storage/browserStorage.ts';

export interface ContactDraft {
  /** The raw values of the inputs. */
  fields: PersonTexts;
  phoneRegion?: string | undefined;
}

export const emptyDraft: ContactDraft = { fields: readTexts(personFields, undefined) };

export function readDraft(): ContactDraft {
  const stored = readObject('contactDraft') as Partial<ContactDraft> | undefined;
  return { fields: readTexts(personFields, stored?.fields), phoneRegion: textOf(stored?.phoneRegion) };
}

export function saveDraft(draft: ContactDraft): void {
  writeObject('contactDraft', draft);
}
