import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Ends a navigation that led to another document, when the browser shows this one again from its back/forward cache: the loader that
 * left is still waiting there, for ever.
 * @see https://web.dev/articles/bfcache
 */
export function useStoppedNavigation(): void {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (state === 'idle') return;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // A navigation takes the place of the one before it.
      if (persisted) void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [state, navigate, location]);
}
