import { motion, prefersStillness } from '../theme/motion.ts';
import { easeOut } from '../theme/tokens.ts';

const rise = '24px';

/**
 * Animates each part below the viewport once, as soon as `motion.offset` pixels of it are in view. Parts are moved,
 * never hidden, so that print and pages without scripts are complete. Parts already in view, and all parts under
 * reduced motion, stay as they are.
 * @returns a function that stops it and moves the remaining parts to their final position
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
  // Reads all positions before the first change. After a change, each reading would make the browser compute the layout
  // again.
  for (const part of [...parts].filter((one) => one.getBoundingClientRect().top >= innerHeight)) {
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
