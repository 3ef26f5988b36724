import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/useHydrated.ts';
import { emptyChoice, readStayChoice, writeStayChoice, type StayChoice } from './StayChoice.ts';

/**
 * The stay in the address, and how to change it. Changes replace the address, so that "back" leaves the page instead of
 * undoing clicks. Until the prerendered page is hydrated there is no stay: it was built without one.
 */
export function useStayChoice(): [StayChoice, (change: Partial<StayChoice>) => void] {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = useMemo(
    () => (hydrated ? readStayChoice(new URLSearchParams(search)) : emptyChoice),
    [search, hydrated],
  );

  // The address follows a little later than the hand: whoever presses two days quickly must find the first one chosen.
  const [wanted, setWanted] = useState<{ before: string; choice: StayChoice }>();
  const choice = wanted?.before === key ? wanted.choice : inAddress;

  // Two changes in one moment must both arrive.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);

  const change = useCallback(
    (changes: Partial<StayChoice>) => {
      latest.current = { ...latest.current, ...changes };
      setWanted({ before: key, choice: latest.current });
      const written = writeStayChoice(latest.current, new URLSearchParams(search));
      // What the step in the history stands for besides, such as an open dialog, it stands for still.
      void navigate({ search: written.toString(), hash }, { replace: true, preventScrollReset: true, state });
    },
    [navigate, search, hash, key, state],
  );
  return [choice, change];
}
