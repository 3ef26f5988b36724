import { knownFields, type KnownGuest } from '../../form/knownFields.ts';
import { readObject, writeObject } from '../../storage/browserStorage.ts';
import type { RequestDraft } from './RequestDraft.ts';

/** Fields that stay the same from one stay of a guest to the next. */
const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export function saveDetails({ fields }: RequestDraft): void {
  writeObject('guestDetails', Object.fromEntries(detailFields.map((field) => [field, fields[field]])));
}

function hasDetails({ fields }: RequestDraft): boolean {
  return detailFields.some((field) => fields[field] !== '');
}

/** Fills an empty form with the stored details. Leaves any other form unchanged. */
export function fillDetails(draft: RequestDraft): RequestDraft {
  if (hasDetails(draft)) return draft;
  const fields = { ...draft.fields };
  const stored = (readObject('guestDetails') ?? {}) as Record<string, unknown>;
  for (const field of detailFields) if (typeof stored[field] === 'string') fields[field] = stored[field];
  return { ...draft, fields };
}

/** Fills an empty form with the details of the signed-in guest's account. */
export function fillKnown(guest: KnownGuest, draft: RequestDraft): RequestDraft {
  if (hasDetails(draft)) return draft;
  return { ...draft, fields: { ...draft.fields, ...knownFields(guest) } };
}
