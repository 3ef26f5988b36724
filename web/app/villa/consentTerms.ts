import type messages from '../../../locales/en/consent.json';
import consentJson from '../../../villa/consent.json';

/** A purpose that a guest may allow; `locales/{language}/consent.json` explains it. */
export type OptionalCategory = keyof typeof messages.optional;

/** Data that a purpose leaves in the browser, erased when it is no longer allowed. */
export interface OptionalPurpose {
  /** Cookie names; a `*` at the end matches any ending. */
  cookies: string[];
  /** Keys in the browser's local storage. */
  storage: string[];
}

export interface ConsentTerms {
  /** Guests are asked again when this differs from the revision that they decided on. */
  revision: number;
  /** If empty, there is nothing to ask. */
  optional: Partial<Record<OptionalCategory, OptionalPurpose>>;
}

/** The terms that guests are asked to accept: villa/consent.json. */
export const consentTerms: ConsentTerms = consentJson;

export const optionalCategories = Object.keys(consentTerms.optional) as OptionalCategory[];
