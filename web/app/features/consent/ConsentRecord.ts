/** Name and lifetime (in seconds: 182 days) of the cookie that stores a guest's decision. */
export const consentCookie = { name: 'cc_cookie', maxAge: 182 * 24 * 60 * 60 } as const;

/** The category that cannot be rejected, because the site needs it to work. */
export const necessary = 'necessary';

/** The cookie's content. Other programs may read it, so fields must not be renamed or added. */
export interface ConsentRecord {
  /** The accepted categories, including `necessary`. */
  categories: string[];
  /** Same as `categories`, for older readers of the cookie. */
  level: string[];
  /** Revision of the terms that the guest decided on. */
  revision: number;
  data: unknown;
  /** Date of the first decision, ISO 8601. */
  consent_date: string;
  last_consent_update: string;
  /** The same for all decisions made in this browser. */
  consent_uuid: string;
  /** Whether the cookie's value is percent-encoded, as RFC 6265 requires. */
  rfc_cookie: boolean;
}

export type AcceptType = 'all' | 'necessary' | 'custom';

/** Summarises what was accepted. Derived, so that it cannot contradict the categories. */
export function acceptTypeOf(accepted: readonly string[], optional: readonly string[]): AcceptType {
  const count = optional.filter((category) => accepted.includes(category)).length;
  if (count === 0) return 'necessary';
  return count === optional.length ? 'all' : 'custom';
}

/** The record of a decision. Changing an earlier decision keeps its date and id. */
export function recordDecision(
  accepted: readonly string[],
  { last, revision, now, newUuid }: { last?: ConsentRecord; revision: number; now: Date; newUuid: () => string },
): ConsentRecord {
  const categories = [...new Set([necessary, ...accepted])];
  return {
    categories,
    level: categories,
    revision,
    data: last?.data ?? null,
    consent_date: last?.consent_date ?? now.toISOString(),
    last_consent_update: now.toISOString(),
    consent_uuid: last?.consent_uuid ?? newUuid(),
    rfc_cookie: true,
  };
}

/** The text to assign to `document.cookie`. */
export function writeConsentCookie(record: ConsentRecord, secure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(record));
  const { name, maxAge } = consentCookie;
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Reads the record from `document.cookie`. A malformed record counts as none, so the guest is asked again. */
export function readConsentCookie(cookies: string): ConsentRecord | undefined {
  const start = `${consentCookie.name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  if (!found) return undefined;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(found.slice(start.length)));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { categories, level, revision, consent_date, last_consent_update, consent_uuid } = value as ConsentRecord;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((one) => typeof one === 'string') && list.includes(necessary);
  const isDate = (date: unknown) => typeof date === 'string' && !Number.isNaN(Date.parse(date));
  return (
    isList(categories) &&
    isList(level) &&
    categories.join() === level.join() &&
    Number.isInteger(revision) &&
    isDate(consent_date) &&
    isDate(last_consent_update) &&
    typeof consent_uuid === 'string' &&
    consent_uuid !== ''
  );
}
