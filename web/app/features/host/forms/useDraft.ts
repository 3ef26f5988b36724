import { createContext, useContext, useMemo } from 'react';
import { draftNow, type Draft } from './draftNow.ts';
import type { Refusal } from '../frame/OwnerActions.tsx';

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
 * The form of a document: what is saved, as it is now, until the owner changes something in it. Once it is refused because
 * somebody else was faster, it is what was typed on top of what they have saved.
 * @param key of the document
 * @param formOf does not change
 */
export function useDraft<Saved extends { revision: number }, Form extends object>(
  key: string,
  saved: Saved,
  formOf: (saved: Saved) => Form,
) {
  const { drafts, keep } = useContext(DraftsContext);
  const kept = drafts.get(key) as Draft<Saved, Form> | undefined;
  const draft = useMemo(() => kept && draftNow(kept, saved, formOf), [formOf, kept, saved]);
  const untouched = useMemo(() => formOf(saved), [formOf, saved]);
  const isSent = draft?.sent !== undefined && JSON.stringify(draft.form) === JSON.stringify(draft.sent);
  const hasArrived = draft?.sent !== undefined && draft.base.revision === saved.revision;
  const isOver = !draft || (isSent && saved.revision >= draft.base.revision);
  const form = isOver ? untouched : draft.form;
  const base = isOver || hasArrived ? saved : draft.base;
  const isChanged = !isOver && !isSent;
  return {
    form,
    base,
    isChanged,
    /** Somebody else saved other values after the owner began to type. */
    isOutdated: !isOver && saved.revision > draft.base.revision,
    conflicts: isChanged ? draft.conflicts : undefined,
    change: (changes: Partial<Form>) =>
      keep(key, () => ({ ...(!isOver && draft), form: { ...form, ...changes }, base })),
    /** Puts all of it back to what is saved now. */
    discard: () => keep(key, () => undefined),
    /**
     * @param refusal nothing if it was saved
     * @param sent what was to be saved, which is not what was typed while it was being sent
     * @param changed what the document has become by it
     */
    answered: (refusal: Refusal | undefined, sent: Form, changed: Partial<Saved>) =>
      keep(key, (latest) => {
        if (refusal?.details.code === 'changed-meanwhile') return latest && { ...latest, isRefused: true };
        if (refusal) return latest;
        return {
          form: latest && latest !== kept ? latest.form : sent,
          // Every change raises the revision by one.
          base: { ...base, ...changed, revision: base.revision + 1 },
          sent,
        };
      }),
  };
}
