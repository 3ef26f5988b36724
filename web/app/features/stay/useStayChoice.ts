import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/useHydrated.ts';
import { emptyChoice, readStayChoice, writeStayChoice, type StayChoice } from './StayChoice.ts';

/**
 * The stay in the address, and how to change it. Changes replace the address, so that "back" leaves the page instead of
 * undoing clicks. Until the prerendered page is hydrated there is no stay: it was built without one.
 */
export function useStayChoice(): [StayChoice, (change: Partial<StayChoice>) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const choice = useMemo(
    () => (hydrated ? readStayChoice(new URLSearchParams(search)) : emptyChoice),
    [search, hydrated],
  );

  // Two changes in one moment must both arrive, though the address only follows a little later.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);

  const change = useCallback(
    (changes: Partial<StayChoice>) => {
      latest.current = { ...latest.current, ...changes };
      const written = writeStayChoice(latest.current, new URLSearchParams(search));
      void navigate({ search: written.toString(), hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, search, hash],
  );
  return [choice, change];
}
