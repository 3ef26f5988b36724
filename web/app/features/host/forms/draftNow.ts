import { mergeEdits, type Conflict } from './mergeEdits.ts';

/** What an owner has typed and not saved. */
export interface Draft<Saved, Form> {
  form: Form;
  /** What it began with: the server refuses it once that is not the latest. */
  base: Saved;
  /** The form as it was saved last, and shown until the saved document arrives. */
  sent?: Form | undefined;
  /** The document has changed meanwhile. */
  isRefused?: boolean | undefined;
  /** What somebody else has changed of what the owner has changed too; missing before anything was refused. */
  conflicts?: readonly Conflict[] | undefined;
}

/** The draft on top of what is saved now, once it was refused because that has changed. */
export function draftNow<Saved extends { revision: number }, Form extends object>(
  draft: Draft<Saved, Form>,
  saved: Saved,
  formOf: (saved: Saved) => Partial<Form>,
): Draft<Saved, Form> {
  // The refusal may come before the change.
  if (!draft.isRefused || saved.revision <= draft.base.revision) return draft;
  const { form, conflicts } = mergeEdits<Form>(draft.sent ?? formOf(draft.base), draft.form, formOf(saved));
  const placeOf = ({ path }: Conflict) => JSON.stringify(path);
  const places = new Set(conflicts.map(placeOf));
  const earlier = (draft.conflicts ?? []).filter((one) => !places.has(placeOf(one)));
  return { form, base: saved, conflicts: [...earlier, ...conflicts] };
}
