import type { StayRefusal } from 'functions/domain/availability';

const refusals: ReadonlySet<string> = new Set<StayRefusal>([
  'dates-taken',
  'guests-exceeded',
  'arrival-day',
  'stay-too-short',
  'stay-too-long',
  'too-soon',
  'too-far-ahead',
]);

/** Is it a property of the wish, rather than something that went wrong? */
export function isStayRefusal(code: string): code is StayRefusal {
  return refusals.has(code);
}
