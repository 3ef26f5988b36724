import { useEffect, useState } from 'react';
import { readObject, removeItem, writeObject } from '../../../storage/browserStorage.ts';

/**
 * Unsaved input that survives a reload of the page, for example when a phone has suspended the tab. Leaving the view discards
 * it.
 * @param name name of the form, unique in its view
 */
export function useTabDraft<Draft extends object>(name: string) {
  // Keeps the path from the first render. When the owner goes back and is asked about unsaved input, the browser's address is
  // already that of the other view.
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
