import { createContext, useContext, useMemo } from 'react';

/** What an owner has typed and not saved. */
export interface Draft<Saved, Form> {
  form: Form;
  /** What it began with: the server refuses it once that is not the latest. */
  base: Saved;
  /** It is saved, and shown until the saved document arrives. */
  sent: boolean;
}

/** The drafts of all forms by their keys, kept while the owner looks at other views. */
export interface Drafts {
  drafts: ReadonlyMap<string, Draft<unknown, unknown>>;
  /** @param draft nothing for none */
  keep: (key: string, draft?: Draft<unknown, unknown>) => void;
}

export const DraftsContext = createContext<Drafts>({
  drafts: new Map(),
  keep: () => {
    throw new Error('outside of DraftsProvider');
  },
});

/**
 * The form of a document: what is saved, as it is now, until the owner changes something in it.
 * @param key of the document
 * @param formOf does not change
 */
export function useDraft<Saved extends { revision: number }, Form extends object>(
  key: string,
  saved: Saved,
  formOf: (saved: Saved) => Form,
) {
  const { drafts, keep } = useContext(DraftsContext);
  const draft = drafts.get(key) as Draft<Saved, Form> | undefined;
  const untouched = useMemo(() => formOf(saved), [formOf, saved]);
  const isOver = !draft || (draft.sent && draft.base.revision !== saved.revision);
  const form = isOver ? untouched : draft.form;
  const base = isOver ? saved : draft.base;
  return {
    form,
    base,
    isChanged: !isOver && !draft.sent,
    /** Somebody else saved other values after the owner began to type. */
    isOutdated: !isOver && !draft.sent && draft.base.revision !== saved.revision,
    change: (changes: Partial<Form>) => keep(key, { form: { ...form, ...changes }, base, sent: false }),
    /** Puts all of it back to what is saved now. */
    discard: () => keep(key),
    wasSaved: () => keep(key, { form, base, sent: true }),
  };
}
