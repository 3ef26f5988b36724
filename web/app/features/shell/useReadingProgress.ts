import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { motion } from '../../ui/theme/motion.ts';

/**
 * Follows how far the page was read, with one look per 99 ms of scrolling at most.
 * @param onLook called with each look
 * @returns begun once more than half a viewport was scrolled; ring gets the share that was read as `--read`, where the
 * browser cannot draw it by itself
 */
export function useReadingProgress(onLook: () => void): { begun: boolean; ring: RefObject<SVGCircleElement | null> } {
  const [begun, setBegun] = useState(false);
  const ring = useRef<SVGCircleElement>(null);
  const lookAlong = useEffectEvent(onLook);

  useEffect(() => {
    const byHand = !CSS.supports('animation-timeline', 'scroll(root)');
    const look = () => {
      setBegun(scrollY > Math.max(motion.offset, innerHeight / 2));
      lookAlong();
      if (!byHand) return;
      const rest = document.documentElement.scrollHeight - innerHeight;
      ring.current?.style.setProperty('--read', String(rest > 0 ? Math.min(1, scrollY / rest) : 0));
    };
    let next: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      next ??= setTimeout(() => {
        next = undefined;
        look();
      }, motion.throttle);
    };
    let rested: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(rested);
      rested = setTimeout(look, motion.debounce);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(next);
      clearTimeout(rested);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, []);

  return { begun, ring };
}
