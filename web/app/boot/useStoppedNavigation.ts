import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Cancels a navigation to another document when the browser restores this page from its back/forward cache, because the loader
 * that left the page would wait for ever.
 * @see https://web.dev/articles/bfcache
 */
export function useStoppedNavigation(): void {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (state === 'idle') return;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // A new navigation replaces the pending one.
      if (persisted) void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [state, navigate, location]);
}
