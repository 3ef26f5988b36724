import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come into view, so that its content can be loaded lazily. Never becomes false again.
 * @param rootMargin how much sooner, as an IntersectionObserver takes it
 */
export function useNear<E extends Element>(rootMargin = '0px') {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // A busy device reports several changes at once, the oldest first.
    const watch = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [rootMargin]);
  return [place, near] as const;
}
