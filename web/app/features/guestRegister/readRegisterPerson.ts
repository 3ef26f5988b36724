import { personSchema, registerFields, registerLengths, type RegisterField } from 'functions/contract/guestRegister';
import type { Callables } from 'functions/contract/callables';
import { faultsOfPerson, needsPassage } from 'functions/domain/guestRegister';
import type { IsoDate } from 'functions/domain/isoDate';
import type { FieldError, FieldErrors } from '../../form/FieldErrors.ts';
import type { RegisterTexts } from './RegisterDraft.ts';

export type SentPerson = Callables['sendPerson']['request']['person'];

/** The fields that the form asks for, in its order. */
export function askedFields({ citizenship }: Pick<RegisterTexts, 'citizenship'>): RegisterField[] {
  return registerFields.filter(
    (field) => (field !== 'borderCrossing' && field !== 'passageDate') || needsPassage(citizenship),
  );
}

/**
 * The person as typed, or the errors of the fields.
 * @param last the latest possible day of passage
 */
export function readRegisterPerson(
  texts: RegisterTexts,
  today: IsoDate,
  last: IsoDate,
): { person: SentPerson } | { errors: FieldErrors<RegisterField> } {
  const asked = askedFields(texts);
  const typed = Object.fromEntries(asked.map((field) => [field, texts[field].trim()]));
  const parsed = personSchema.safeParse(typed);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0] as RegisterField);
  const errors: FieldErrors<RegisterField> = {
    ...faultsOfPerson(texts, today, last),
    ...Object.fromEntries(wrong.map((field) => [field, errorOf(field, texts[field].trim())])),
  };
  return parsed.success && Object.keys(errors).length === 0 ? { person: parsed.data } : { errors };
}

function errorOf(field: RegisterField, text: string): FieldError {
  if (text === '') return 'missing';
  const most = (registerLengths as Partial<Record<RegisterField, number>>)[field] ?? Infinity;
  return text.length > most ? 'tooLong' : 'wrong';
}
