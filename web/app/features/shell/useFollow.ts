import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '../../ui/isPlainPress.ts';

/**
 * Follows the site's links without leaving the document, wherever they stand. The router's own links do it each for itself,
 * with state and effects of its own, which a phone pays for as often as a page has links.
 */
export function useFollow(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.target || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // The page one is on already is no step in the history.
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  });
  useEffect(() => {
    // After React, which listens at the same place: whoever has something else to do says so first.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
