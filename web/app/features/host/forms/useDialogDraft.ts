import { useState } from 'react';
import type { Refusal } from '../frame/OwnerActions.tsx';
import { draftNow, type Draft } from './draftNow.ts';

/**
 * The fields of a dialog, for what the owner saw when it was opened. Once it is refused because somebody else was faster, it
 * is what was typed on top of what they have saved.
 * @param formOf fields that are saved
 * @param own fields that are not
 */
export function useDialogDraft<Saved extends { revision: number }, Stored extends object, Own extends object>(
  saved: Saved,
  formOf: (saved: Saved) => Stored,
  own: Own,
) {
  type Form = Stored & Own;
  const [kept, keep] = useState<Draft<Saved, Form>>(() => ({ form: { ...formOf(saved), ...own }, base: saved }));
  const draft = draftNow(kept, saved, formOf as (saved: Saved) => Partial<Form>);
  return {
    form: draft.form,
    base: draft.base,
    conflicts: draft.conflicts,
    change: (changes: Partial<Form>) => keep({ ...draft, form: { ...draft.form, ...changes } }),
    answered: (refusal: Refusal | undefined) => {
      if (refusal?.details.code === 'changed-meanwhile') keep((latest) => ({ ...latest, isRefused: true }));
    },
  };
}
