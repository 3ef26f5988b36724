import type messages from '../../../locales/en/consent.json';
import consentJson from '../../../villa/consent.json';

/** A purpose that a guest may allow; `locales/{language}/consent.json` explains it. */
export type OptionalCategory = keyof typeof messages.optional;

/** Data that a purpose leaves in the browser, erased when it is no longer allowed. */
export interface OptionalPurpose {
  /** Names of cookies. A name may end in `*`, which matches any ending. */
  cookies: string[];
  /** Keys in the browser's local storage. */
  storage: string[];
}

export interface ConsentTerms {
  /** Guests are asked again if this differs from the revision that they have decided on. */
  revision: number;
  /** The purposes that a guest may allow. If there are none, there is nothing to ask. */
  optional: Partial<Record<OptionalCategory, OptionalPurpose>>;
}

/** The terms that guests are asked to accept: villa/consent.json. */
export const consentTerms: ConsentTerms = consentJson;

export const optionalCategories = Object.keys(consentTerms.optional) as OptionalCategory[];
