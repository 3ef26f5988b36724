import { keyframes } from '@emotion/react';

/** Distances in pixels and times in milliseconds of what moves while a page is scrolled or loaded. */
export const motion = {
  /** An element moves once this much of it is in view. */
  offset: 120,
  delay: 0,
  duration: 400,
  /** The scroll position is read at most once in this time. */
  throttle: 99,
  /** A resize is handled once it has paused for this long. */
  debounce: 50,
} as const;

/** Loading indicators are shown after this time. */
export const waitingDelay = 200;

/** Hides a loading indicator at first: `animation: ${wait} 1ms ${waitingDelay}ms backwards`. */
export const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Lets what opens rise into its place: `animation: ${reveal} 250ms ${easeOut}`. */
export const reveal = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
