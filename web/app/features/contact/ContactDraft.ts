import { keep, readKept, type Store } from '../../ui/keptValue.ts';

/** The form's fields as they stand in their inputs. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'address',
  'zipCode',
  'city',
  'state',
  'country',
] as const;
export type ContactField = (typeof contactFields)[number];

export interface ContactDraft {
  fields: Record<ContactField, string>;
  /** Whose calling code stands before the phone number, once it has been typed or chosen. */
  phoneRegion?: string | undefined;
}

export const emptyDraft: ContactDraft = {
  fields: Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactDraft['fields'],
};

export const draftKey = 'contact-draft';

export function readDraft(store: Store): ContactDraft {
  const kept = readKept(store, draftKey) as Partial<ContactDraft> | undefined;
  const fields = { ...emptyDraft.fields };
  for (const field of contactFields) {
    const value = (kept?.fields as Record<string, unknown> | undefined)?.[field];
    if (typeof value === 'string') fields[field] = value;
  }
  return { fields, phoneRegion: typeof kept?.phoneRegion === 'string' ? kept.phoneRegion : undefined };
}

export function keepDraft(store: Store, draft: ContactDraft): void {
  keep(store, draftKey, draft);
}
