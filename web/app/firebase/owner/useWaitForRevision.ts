import { doc, onSnapshot } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';

/** The longest wait. A listener that has lost its connection may notice only after a minute. */
const timeLimitMillis = 5000;

/**
 * Waits until the page's listeners have received a revision of a document, or its deletion.
 * @returns a function of the document's path and revision
 */
export function useWaitForRevision(): (path: string, revision: number) => Promise<void> {
  const firestore = useFirestore();
  return useCallback(
    (path, revision) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = setTimeout(end, timeLimitMillis);
        const stop = onSnapshot(
          doc(firestore, path),
          (found) => {
            const isDeleted = !found.exists() && !found.metadata.fromCache;
            if (isDeleted || Number(found.get('revision') ?? -1) >= revision) end();
          },
          end,
        );
      }),
    [firestore],
  );
}
