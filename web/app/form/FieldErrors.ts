import { fieldLengths, type PersonField } from 'functions/contract/fieldLengths';

export type FieldError = 'missing' | 'wrong' | 'tooLong';

/** By the name of the input; none for a field that is right. */
export type FieldErrors<Name extends string = PersonField> = Partial<Record<Name, FieldError>>;

/** Why the contract refuses this text of a field, white space at its ends removed. */
export function fieldError(name: PersonField, text: string): FieldError {
  if (text === '') return 'missing';
  return text.length > fieldLengths[name] ? 'tooLong' : 'wrong';
}
