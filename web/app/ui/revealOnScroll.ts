import { motion, prefersStillness } from './motion.ts';
import { easeOut } from './tokens.ts';

const rise = '24px';

/**
 * Lets the parts of a page that are still below the window rise into their place, each once, when it has come in by the offset.
 * They are moved, never hidden: whoever prints the page, or runs no scripts, has all of it. What is in the window already
 * stays as it is, and under reduced motion everything does.
 * @returns ends it; what has not risen yet stands in its place then
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
