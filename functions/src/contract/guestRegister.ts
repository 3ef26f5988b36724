import './configureZod.ts';
import * as z from 'zod/mini';
import { countries } from '../domain/countries.ts';
import { isDay } from '../domain/guestRegister.ts';
import { storedTime } from './storedFields.ts';
import { typedLine } from './typedText.ts';

/** Maximum length of the texts in characters, the same as in eVisitor, where only `borderCrossing` is unlimited. */
export const registerLengths = {
  firstName: 64,
  lastName: 64,
  birthCity: 64,
  residenceCity: 64,
  documentNumber: 16,
  borderCrossing: 64,
} as const;

const text = (field: keyof typeof registerLengths) => typedLine(registerLengths[field]).check(z.minLength(1));
/** ISO 3166 code of three letters. */
const country = z.string().check(z.refine((code) => countries.has(code)));
const day = z.string().check(z.refine(isDay));

export const sexes = ['female', 'male'] as const;
export const documentKinds = ['identityCard', 'passport', 'other'] as const;

/** The data of a person that eVisitor asks for, in the order of its form. */
const personFields = {
  lastName: text('lastName'),
  firstName: text('firstName'),
  sex: z.enum(sexes),
  birthDate: day,
  birthCountry: country,
  birthCity: text('birthCity'),
  citizenship: country,
  residenceCountry: country,
  residenceCity: text('residenceCity'),
  documentKind: z.enum(documentKinds),
  documentNumber: text('documentNumber'),
  /** This field and the next one are only for people who are not citizens of the EU. */
  borderCrossing: z.exactOptional(text('borderCrossing')),
  passageDate: z.exactOptional(day),
};

export const personSchema = z.strictObject(personFields);
export type RegisteredPerson = z.output<typeof personSchema>;
export type RegisterField = keyof RegisteredPerson;
export const registerFields = Object.keys(personFields) as RegisterField[];

/**
 * `register/{booking}`: the persons of a stay as guests have sent them. The owner enters them into eVisitor. Deleted
 * `registerKeptDays` after departure.
 */
export const guestRegisterSchema = z.object({
  /** ID of the booking. */
  id: z.string(),
  persons: z.array(z.object({ ...personFields, id: z.string(), sentAt: storedTime })),
  /** When the owner recorded that all persons are entered in eVisitor, and signed out of it; `null` until then. */
  arrivalEnteredAt: z.nullable(storedTime),
  departureEnteredAt: z.nullable(storedTime),
  revision: z.int(),
});
export type GuestRegister = z.output<typeof guestRegisterSchema>;
