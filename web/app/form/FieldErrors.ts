import { fieldLengths, type PersonField } from 'functions/contract/fieldLengths';

export type FieldError = 'missing' | 'wrong' | 'tooLong';

/** Errors by input name; valid fields have none. */
export type FieldErrors<Name extends string = PersonField> = Partial<Record<Name, FieldError>>;

/** Why the contract refuses a field's trimmed text. */
export function fieldError(name: PersonField, text: string): FieldError {
  if (text === '') return 'missing';
  return text.length > fieldLengths[name] ? 'tooLong' : 'wrong';
}

/** A rough check for forms that load no schemas. The server checks exactly. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
