import { motion, prefersStillness } from '../theme/motion.ts';
import { easeOut } from '../theme/tokens.ts';

const rise = '24px';

/**
 * Animates the parts of a page that are still below the viewport, each once, when it has been scrolled into view by the offset.
 * They are moved, never hidden, so that print and pages without scripts are complete. What is in view already
 * stays as it is, and under reduced motion everything does.
 * @returns ends it; parts that have not moved yet go to their final position
 */
export function revealOnScroll(parts: Iterable<Element>): () => void {
  if (prefersStillness()) return () => {};
  const waiting = new Map<Element, Animation>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.play();
        waiting.delete(target);
        watch.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${motion.offset}px` },
  );
  for (const part of parts) {
    if (part.getBoundingClientRect().top < innerHeight) continue;
    const { delay, duration } = motion;
    const animation = part.animate([{ transform: `translateY(${rise})` }, {}], {
      delay,
      duration,
      easing: easeOut,
      fill: 'backwards',
    });
    animation.pause();
    waiting.set(part, animation);
    watch.observe(part);
  }
  return () => {
    watch.disconnect();
    for (const animation of waiting.values()) animation.cancel();
  };
}
