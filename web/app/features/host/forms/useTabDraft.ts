import { useEffect, useState } from 'react';
import { readObject, removeItem, writeObject } from '../../../storage/browserStorage.ts';

/**
 * Unsaved input that survives a reload of the page, for example when a phone has unloaded the tab. It is discarded when
 * the owner leaves the view.
 * @param name of the form, unique in its view
 */
export function useTabDraft<Draft extends object>(name: string) {
  const key = `${window.location.pathname} ${name}`;
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
