import { keyframes } from '@emotion/react';

/** How things move while a page is scrolled or fetched: the specification's defaults, in pixels and milliseconds. */
export const motion = {
  /** So far must a thing have come into the window before it moves. */
  offset: 120,
  delay: 0,
  duration: 400,
  /** At most one look at the scroll position in this time. */
  throttle: 99,
  /** A window that is being resized is looked at once it has rested this long. */
  debounce: 50,
} as const;

/** What is fetched faster than this shows no sign of waiting. */
export const waitingDelay = 200;

/** Keeps what stands in for something else unseen at first: `animation: ${wait} 1ms ${waitingDelay}ms backwards`. */
export const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
