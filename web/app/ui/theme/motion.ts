import { keyframes } from '@emotion/react';

/** Distances in pixels and times in milliseconds of animations while scrolling or loading. */
export const motion = {
  /** An element moves once this many pixels of it are in view. */
  offset: 120,
  delay: 0,
  duration: 400,
  /** The scroll position is read at most once in this time. */
  throttle: 99,
  /** A resize is handled once it has stopped for this long. */
  debounce: 50,
} as const;

/** Loading indicators appear after this time. */
export const waitingDelay = 200;

/** Hides a loading indicator at first: `animation: ${wait} 1ms ${waitingDelay}ms backwards`. */
export const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Moves an opening element up into place: `animation: ${reveal} 250ms ${easeOut}`. */
export const reveal = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
