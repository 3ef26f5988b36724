import { useMemo, useState, type ReactNode } from 'react';
import { DraftsContext, type Drafts } from './useDraft.ts';

/** Around the views: what was typed in their forms stays until it is saved or discarded. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const [drafts, setDrafts] = useState<Drafts['drafts']>(new Map());
  const value = useMemo<Drafts>(
    () => ({
      drafts,
      keep: (key, update) =>
        setDrafts((before) => {
          const after = new Map(before);
          const draft = update(before.get(key));
          if (draft) after.set(key, draft);
          else after.delete(key);
          return after;
        }),
    }),
    [drafts],
  );
  return <DraftsContext value={value}>{children}</DraftsContext>;
}
