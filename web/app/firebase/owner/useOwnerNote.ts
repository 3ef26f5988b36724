import { ownerNotePath } from 'functions/contract/collections';
import { usePossibleDocument } from './usePossibleDocument.ts';

/** The owner's own note about a booking: empty if there is none, `undefined` while loading. */
export function useOwnerNote(booking: string): string | undefined {
  const { status, data } = usePossibleDocument(ownerNotePath(booking));
  if (status === 'loading') return undefined;
  const { text } = (data ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
