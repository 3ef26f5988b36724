import { useEffect, useState } from 'react';
import { readObject, removeItem, writeObject } from '../../../storage/browserStorage.ts';

/**
 * Unsaved input that survives a reload of the page, as when a phone has put the tab aside. Leaving the view discards it.
 * @param name name of the form, unique in its view
 */
export function useTabDraft<Draft extends object>(name: string) {
  // The first address: while the owner is asked whether to go back, the browser already shows the other view's.
  const [view] = useState(() => window.location.pathname);
  const key = `${view} ${name}`;
  const [draft, setDraft] = useState(() => drafts()[key] as Draft | undefined);
  useEffect(() => {
    if (draft === undefined) return;
    store({ ...drafts(), [key]: draft });
    return () => {
      const { [key]: _, ...others } = drafts();
      store(others);
    };
  }, [draft, key]);
  return [draft, setDraft] as const;
}

const drafts = () => (readObject('deskDrafts') ?? {}) as Record<string, unknown>;

function store(all: Record<string, unknown>): void {
  if (Object.keys(all).length > 0) writeObject('deskDrafts', all);
  else removeItem('deskDrafts');
}
