import type messages from '../../../locales/en/consent.json';
import consentJson from '../../../villa/consent.json';

/** A purpose that a guest may allow; the texts in `locales/{language}/consent.json` say what it is for. */
export type OptionalCategory = keyof typeof messages.optional;

/** What a purpose leaves in the browser, to be erased once it is not allowed any more. */
export interface OptionalPurpose {
  /** Names of cookies; a `*` at the end stands for any ending. */
  cookies: string[];
  /** Keys in the browser's local storage. */
  storage: string[];
}

export interface ConsentTerms {
  /** Guests are asked again when it differs from the one that they decided on. */
  revision: number;
  /** Without any there is nothing to ask. */
  optional: Partial<Record<OptionalCategory, OptionalPurpose>>;
}

/** What guests are asked to allow: villa/consent.json. */
export const consentTerms: ConsentTerms = consentJson;

export const optionalCategories = Object.keys(consentTerms.optional) as OptionalCategory[];
