import type { RequestDraft } from './RequestDraft.ts';

/** What stays the same from one stay to the next. */
const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const;

const key = 'guest-details';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps who requested a stay, for their next one. */
export function keepDetails(store: Store, { fields }: RequestDraft): void {
  try {
    store.setItem(key, JSON.stringify(Object.fromEntries(detailFields.map((field) => [field, fields[field]]))));
  } catch {
    // Storage is full or forbidden: the next form begins empty.
  }
}

function saysSomething({ fields }: RequestDraft): boolean {
  return detailFields.some((field) => fields[field] !== '');
}

/** A form that says nothing yet of who comes is filled with what was kept; any other is left as it is. */
export function fillDetails(store: Store, draft: RequestDraft): RequestDraft {
  if (saysSomething(draft)) return draft;
  const fields = { ...draft.fields };
  try {
    const kept = JSON.parse(store.getItem(key) ?? '{}') as Record<string, unknown> | null;
    for (const field of detailFields) if (typeof kept?.[field] === 'string') fields[field] = kept[field];
  } catch {
    return draft;
  }
  return { ...draft, fields };
}

/** The same with what is known of whoever is signed in; a first name is taken to end at the first space. */
export function fillKnown(guest: { name: string | null; email: string | null }, draft: RequestDraft): RequestDraft {
  if (saysSomething(draft)) return draft;
  const [firstName = '', ...others] = (guest.name ?? '').split(' ');
  const known = { firstName, lastName: others.join(' '), email: guest.email ?? '' };
  return { ...draft, fields: { ...draft.fields, ...known } };
}
