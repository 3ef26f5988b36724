import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { motion } from '../../ui/theme/motion.ts';

/**
 * Follows how far the page was read, at most once per 99 ms of scrolling.
 * @param onMeasure called with each measurement
 * @returns begun once more than half a viewport was scrolled; ring gets the share that was read as `--read`, where the
 * browser cannot draw it by itself
 */
export function useReadingProgress(onMeasure: () => void): {
  begun: boolean;
  ring: RefObject<SVGCircleElement | null>;
} {
  const [begun, setBegun] = useState(false);
  const ring = useRef<SVGCircleElement>(null);
  const notify = useEffectEvent(onMeasure);

  useEffect(() => {
    const byHand = !CSS.supports('animation-timeline', 'scroll(root)');
    const measure = () => {
      setBegun(scrollY > Math.max(motion.offset, innerHeight / 2));
      notify();
      if (!byHand) return;
      const rest = document.documentElement.scrollHeight - innerHeight;
      ring.current?.style.setProperty('--read', String(rest > 0 ? Math.min(1, scrollY / rest) : 0));
    };
    let next: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      next ??= setTimeout(() => {
        next = undefined;
        measure();
      }, motion.throttle);
    };
    let rested: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(rested);
      rested = setTimeout(measure, motion.debounce);
    };
    measure();
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
