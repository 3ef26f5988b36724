import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a function at most once per history entry. For actions that load something and then push an entry: a second
 * press would push a second entry, and closing would remove only one of them.
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
