import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a function once per history entry, for actions that push an entry after loading something. A second press would push a
 * second entry, and closing would remove only one.
 * @param entry key of the current history entry
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
