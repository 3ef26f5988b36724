import type * as z from 'zod/mini';
import type { Language } from '../domain/language.ts';
import { ownerTexts } from '../mail/format/mailTexts.ts';

/** Maximum number of faults in one text; further ones appear after these are corrected. */
const maxNamed = 5;

/**
 * Plain-language description of the first faults, each with its field. Contains no values, because everyone can read
 * `apartments`.
 */
export function describeFaults(issues: readonly z.core.$ZodIssue[], data: unknown, language: Language): string {
  const t = ownerTexts(language);
  const faults = [...new Set(issues.map((issue) => describeFault(issue, data, language)))];
  const more = faults.length > maxNamed ? [t('documentProblem.more')] : [];
  return [t('documentProblem.intro'), ...faults.slice(0, maxNamed), ...more].join(' ');
}

function describeFault(issue: z.core.$ZodIssue, data: unknown, language: Language): string {
  const t = ownerTexts(language);
  const field = issue.path.join('.');
  if (valueAt(data, issue.path) === undefined) return t('documentProblem.missing', { field });
  switch (issue.code) {
    case 'invalid_type':
      return t(`documentProblem.${kindOf(issue.expected)}`, { field });
    case 'invalid_format':
      return t(issue.format === 'email' ? 'documentProblem.email' : 'documentProblem.wrong', { field });
    case 'invalid_value':
      return t('documentProblem.oneOf', { field, values: issue.values.join(', ') });
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int') {
        return t('documentProblem.atLeast', { field, least: String(issue.minimum) });
      }
      return t('documentProblem.wrong', { field });
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') {
        return t('documentProblem.atMost', { field, most: String(issue.maximum) });
      }
      return t('documentProblem.wrong', { field });
    default:
      return t('documentProblem.wrong', { field });
  }
}

/** Text key of a field type, named as in the console. */
function kindOf(expected: string): 'text' | 'number' | 'wholeNumber' | 'list' | 'map' | 'wrong' {
  switch (expected) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'int':
      return 'wholeNumber';
    case 'array':
      return 'list';
    case 'object':
    case 'record':
      return 'map';
    default:
      return 'wrong';
  }
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[name] : undefined,
    data,
  );
}
