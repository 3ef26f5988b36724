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

/** A form that says nothing yet of who comes is filled with what was kept; any other is left as it is. */
export function fillDetails(store: Store, draft: RequestDraft): RequestDraft {
  if (detailFields.some((field) => draft.fields[field] !== '')) return draft;
  const fields = { ...draft.fields };
  try {
    const kept = JSON.parse(store.getItem(key) ?? '{}') as Record<string, unknown> | null;
    for (const field of detailFields) if (typeof kept?.[field] === 'string') fields[field] = kept[field];
  } catch {
    return draft;
  }
  return { ...draft, fields };
}
