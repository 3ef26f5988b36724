import { useEffect, useState } from 'react';
import { readObject, removeItem, writeObject } from '../../../storage/browserStorage.ts';

/**
 * Unsaved input that survives a reload of the page, for example when a phone has unloaded the tab. It is discarded when
 * the owner leaves the view.
 * @param name of the form, unique in its view
 */
export function useTabDraft<Draft extends object>(name: string) {
  const [view] = useState(viewAddress);
  const key = `${window.location.pathname} ${name}`;
  const [draft, setDraft] = useState(() => drafts()[key] as Draft | undefined);
  useEffect(() => store(key, draft), [key, draft]);
  useEffect(
    () => () => {
      // A form also goes while its view stays open, as when the session or the connection ends.
      if (viewAddress() !== view) store(key, undefined);
    },
    [key, view],
  );
  return [draft, setDraft] as const;
}

const viewAddress = () => window.location.pathname + window.location.search;

const drafts = () => (readObject('deskDrafts') ?? {}) as Record<string, unknown>;

function store(key: string, draft: object | undefined): void {
  const { [key]: _, ...others } = drafts();
  const all = draft === undefined ? others : { ...others, [key]: draft };
  if (Object.keys(all).length > 0) writeObject('deskDrafts', all);
  else removeItem('deskDrafts');
}
