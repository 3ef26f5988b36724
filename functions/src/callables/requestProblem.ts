import type * as z from 'zod/mini';
import type { ErrorCode } from '../contract/errorCode.ts';
import type { ErrorDetails } from '../contract/errorDetails.ts';

/** Fields whose being wrong has a code of its own; all others are `fields-required`. */
const codeOfField: Partial<Record<string, ErrorCode>> = {
  checkIn: 'dates-invalid',
  checkOut: 'dates-invalid',
  apartment: 'apartment-not-found',
  number: 'booking-not-found',
  acceptPrivacy: 'consent-required',
  acceptTerms: 'consent-required',
};

/**
 * What a request that breaks its contract is answered: the code of its own when only such a field is wrong, else
 * `fields-required` with the paths of all that are missing, wrong or unknown. Never a value, never zod's own words.
 */
export function requestProblem(issues: readonly z.core.$ZodIssue[]): ErrorDetails {
  const fields = [...new Set(issues.flatMap(pathsOf))].map((path) => path.slice(0, 100)).slice(0, 20);
  const own = issues.map((issue) => (issue.code === 'unrecognized_keys' ? undefined : ownCode(issue)));
  const [code] = own;
  if (code && own.every((other) => other === code)) return { code };
  return { code: 'fields-required', fields };
}

function ownCode(issue: z.core.$ZodIssue): ErrorCode | undefined {
  const [field] = issue.path;
  if ((field === 'adults' || field === 'children') && issue.code === 'too_big') return 'guests-exceeded';
  return issue.path.length === 1 ? codeOfField[String(field)] : undefined;
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}
