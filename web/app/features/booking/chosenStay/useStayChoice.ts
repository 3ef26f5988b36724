import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../../ui/browser/useHydrated.ts';
import { emptyChoice, readStayChoice, writeStayChoice, type StayChoice } from './StayChoice.ts';

/**
 * Reads and changes the stay in the URL. Changes replace the history entry, so that "back" leaves the page instead of undoing
 * clicks. Before hydration there is no stay, because the page was prerendered without one.
 */
export function useStayChoice(): [StayChoice, (change: Partial<StayChoice>) => void] {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inUrl = useMemo(
    () => (hydrated ? readStayChoice(new URLSearchParams(search)) : emptyChoice),
    [search, hydrated],
  );

  // The URL changes asynchronously. When a guest quickly presses two days, the second press must see the effect of the
  // first.
  const [wanted, setWanted] = useState<{ before: string; choice: StayChoice }>();
  const choice = wanted?.before === key ? wanted.choice : inUrl;

  // Two changes in the same tick must both take effect.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);

  const change = useCallback(
    (changes: Partial<StayChoice>) => {
      latest.current = { ...latest.current, ...changes };
      setWanted({ before: key, choice: latest.current });
      const written = writeStayChoice(latest.current, new URLSearchParams(search));
      // Keeps the state of the history entry, such as an open dialog.
      void navigate({ search: written.toString(), hash }, { replace: true, preventScrollReset: true, state });
    },
    [navigate, search, hash, key, state],
  );
  return [choice, change];
}
