import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../ui/loadPart.ts';

type Late<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed' };

/**
 * A part of the site that is fetched when it is needed; unlike `React.lazy` it can be tried again after a failure.
 * @param load must not change from render to render
 */
export function useLate<T>(load: () => Promise<T>): Late<T> & { retry: () => void } {
  const [late, setLate] = useState<Late<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    loadPart(load()).then(
      (value) => current && setLate({ state: 'ready', value }),
      () => current && setLate({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setLate({ state: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { ...late, retry };
}
