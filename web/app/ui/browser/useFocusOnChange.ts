import { useEffect, useRef } from 'react';

/**
 * After a navigation, moves the focus from the link that was pressed to the new content.
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
