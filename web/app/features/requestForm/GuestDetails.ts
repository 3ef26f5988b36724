import { readObject, writeObject } from '../../storage/browserStorage.ts';
import type { RequestDraft } from './RequestDraft.ts';

/** What stays the same from one stay to the next. */
const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Stores who requested a stay, for their next one. */
export function saveDetails({ fields }: RequestDraft): void {
  writeObject('guestDetails', Object.fromEntries(detailFields.map((field) => [field, fields[field]])));
}

function hasDetails({ fields }: RequestDraft): boolean {
  return detailFields.some((field) => fields[field] !== '');
}

/** Fills a form without details with the stored ones; leaves any other as it is. */
export function fillDetails(draft: RequestDraft): RequestDraft {
  if (hasDetails(draft)) return draft;
  const fields = { ...draft.fields };
  const stored = (readObject('guestDetails') ?? {}) as Record<string, unknown>;
  for (const field of detailFields) if (typeof stored[field] === 'string') fields[field] = stored[field];
  return { ...draft, fields };
}

/** The same with what is known of whoever is signed in; a first name is taken to end at the first space. */
export function fillKnown(guest: { name: string | null; email: string | null }, draft: RequestDraft): RequestDraft {
  if (hasDetails(draft)) return draft;
  const [firstName = '', ...others] = (guest.name ?? '').split(' ');
  const known = { firstName, lastName: others.join(' '), email: guest.email ?? '' };
  return { ...draft, fields: { ...draft.fields, ...known } };
}
