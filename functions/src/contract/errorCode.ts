/** Error codes in `details.code` of callables. Texts: `locales/{language}/errors.json`. */
export const errorCodes = [
  'dates-required',
  'dates-invalid',
  'dates-taken',
  'no-apartments',
  'guests-exceeded',
  'stay-too-short',
  'stay-too-long',
  'arrival-day',
  'too-soon',
  'too-far-ahead',
  'fields-required',
  'consent-required',
  'quote-changed',
  'request-id-reused',
  'apartment-not-found',
  'booking-not-found',
  'not-cancellable',
  'signed-out',
  'sign-in-again',
  'stay-ahead',
  'too-many-requests',
  'unexpected',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.includes(value as ErrorCode);
}
