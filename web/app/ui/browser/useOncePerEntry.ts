import { useCallback, useEffect, useRef } from 'react';

/**
 * For what opens a step in the browser's history and takes a moment to load: pressed twice means once, since of two equal steps closing
 * would leave one.
 * @param entry key of the history entry; with the next one it runs again
 */
export function useOncePerEntry(entry: string): (open: () => void) => void {
  const opened = useRef(false);
  useEffect(() => {
    opened.current = false;
  }, [entry]);
  return useCallback((open) => {
    if (opened.current) return;
    opened.current = true;
    open();
  }, []);
}
