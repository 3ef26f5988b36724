import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come into view, to load its content lazily. Stays true.
 * @param rootMargin distance at which it counts as in view, as in IntersectionObserver
 */
export function useNear<E extends Element>(rootMargin = '0px') {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // A busy device may report several changes at once, oldest first.
    const watch = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [rootMargin]);
  return [place, near] as const;
}
