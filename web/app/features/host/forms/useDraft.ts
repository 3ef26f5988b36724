import { createContext, useContext, useMemo } from 'react';

/** What an owner has typed and not saved. */
export interface Draft<Saved, Form> {
  form: Form;
  /** What it began with: the server refuses it once that is not the latest. */
  base: Saved;
  /** The form as it was saved last, and shown until the saved document arrives. */
  sent: Form | undefined;
}

type AnyDraft = Draft<unknown, unknown>;

/** The drafts of all forms by their keys, kept while the owner looks at other views. */
export interface Drafts {
  drafts: ReadonlyMap<string, AnyDraft>;
  /** @param update gets the latest draft; returns nothing for none */
  keep: (key: string, update: (latest: AnyDraft | undefined) => AnyDraft | undefined) => void;
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
  const isSent = draft?.sent !== undefined && JSON.stringify(draft.form) === JSON.stringify(draft.sent);
  const hasArrived = draft?.sent !== undefined && draft.base.revision === saved.revision;
  const isOver = !draft || (isSent && saved.revision >= draft.base.revision);
  const form = isOver ? untouched : draft.form;
  const base = isOver || hasArrived ? saved : draft.base;
  return {
    form,
    base,
    isChanged: !isOver && !isSent,
    /** Somebody else saved other values after the owner began to type. */
    isOutdated: !isOver && saved.revision > draft.base.revision,
    change: (changes: Partial<Form>) =>
      keep(key, () => ({ form: { ...form, ...changes }, base, sent: isOver ? undefined : draft.sent })),
    /** Puts all of it back to what is saved now. */
    discard: () => keep(key, () => undefined),
    /** @param sent what was saved, which is not what was typed while it was being saved */
    wasSaved: (sent: Form) =>
      keep(key, (latest) => ({
        form: latest?.form ?? sent,
        // Every change raises the revision by one.
        base: { ...base, revision: base.revision + 1 },
        sent,
      })),
  };
}
