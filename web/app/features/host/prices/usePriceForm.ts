import { useMemo, useState } from 'react';
import type { SavedApartment } from '../../../firebase/useSavedApartments.ts';
import { priceFormOf, type PriceForm } from './PriceForm.ts';

interface Draft {
  form: PriceForm;
  /** What it began with: the server refuses it once that is not the latest. */
  base: SavedApartment;
  /** It is saved, and shown until the saved prices arrive. */
  sent: boolean;
}

/** The form of an apartment: what is saved, as it is now, until the owner changes something in it. */
export function usePriceForm(saved: SavedApartment) {
  const [draft, setDraft] = useState<Draft>();
  const untouched = useMemo(() => priceFormOf(saved.apartment), [saved]);
  const isOver = !draft || (draft.sent && draft.base.revision !== saved.revision);
  const form = isOver ? untouched : draft.form;
  const base = isOver ? saved : draft.base;
  return {
    form,
    base,
    isChanged: !isOver && !draft.sent,
    /** Somebody else saved other prices after the owner began to type. */
    isOutdated: !isOver && !draft.sent && draft.base.revision !== saved.revision,
    change: (changes: Partial<PriceForm>) => setDraft({ form: { ...form, ...changes }, base, sent: false }),
    /** Puts all of it back to what is saved now. */
    discard: () => setDraft(undefined),
    wasSaved: () => setDraft({ form, base, sent: true }),
  };
}
