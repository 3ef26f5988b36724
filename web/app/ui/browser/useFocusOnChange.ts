import { useEffect, useRef } from 'react';

/**
 * After a navigation, moves the focus to the new content instead of the link that led there.
 * @param shown identifies the content; when it changes, the element gets the focus
 */
export function useFocusOnChange<E extends HTMLElement>(shown: string) {
  const place = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}
