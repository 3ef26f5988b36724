import type * as z from 'zod/mini';
import type { ErrorCode } from '../contract/errorCode.ts';
import type { ErrorDetails } from '../contract/errorDetails.ts';

/** Fields with an error code of their own; all others are `fields-required`. */
const codeOfField: Partial<Record<string, ErrorCode>> = {
  checkIn: 'dates-invalid',
  checkOut: 'dates-invalid',
  apartment: 'apartment-not-found',
  number: 'booking-not-found',
  booking: 'booking-not-found',
  key: 'booking-not-found',
  acceptPrivacy: 'consent-required',
  acceptTerms: 'consent-required',
};

/**
 * Error for a request that breaks its schema: the field's own code if only such fields are wrong, else
 * `fields-required` with the paths of all missing, wrong and unknown fields. Contains no values.
 */
export function requestProblem(issues: readonly z.core.$ZodIssue[]): ErrorDetails {
  const fields = [...new Set(issues.flatMap(pathsOf))].map((path) => path.slice(0, 100)).slice(0, 20);
  const own = issues.map((issue) => (issue.code === 'unrecognized_keys' ? undefined : ownCode(issue)));
  const [code] = own;
  if (code && own.every((other) => other === code)) return { code };
  return { code: 'fields-required', fields };
}

function ownCode(issue: z.core.$ZodIssue): ErrorCode | undefined {
  const field = fieldOf(issue.path);
  if ((field === 'adults' || field === 'children') && issue.code === 'too_big') return 'guests-exceeded';
  return codeOfField[String(field)];
}

/** The name of a field of the request itself or of one of its apartments. */
function fieldOf(path: readonly PropertyKey[]): PropertyKey | undefined {
  if (path.length === 1) return path[0];
  return path.length === 3 && path[0] === 'apartments' ? path[2] : undefined;
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}
