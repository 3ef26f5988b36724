import type { Cell } from './csvLine.ts';
import { countries } from './countries.ts';
import type { Stay } from './stay.ts';

/** A person as the owner reads them. */
type TablePerson = Readonly<Record<string, unknown>>;

/** Returns a text of `locales/{language}/guestRegister.json`. */
type RegisterTexts = (key: string) => string;

/** A day as it is typed into eVisitor's form: `07.03.1985`. */
function typedDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/**
 * A field of a person as it is typed into eVisitor.
 * @param nameOf returns a country's name by its code of two letters; if given, the name stands before the code
 */
export function registerCell(
  field: string,
  value: string,
  text: RegisterTexts,
  nameOf?: (region: string) => string,
): string {
  if (field === 'sex') return text(`sexes.${value}`);
  if (field === 'documentKind') return text(`documents.${value}`);
  if (field === 'birthDate' || field === 'passageDate') return typedDay(value);
  const region = countries.get(value);
  return nameOf && region && isCountry(field) ? `${nameOf(region)} (${value})` : value;
}

function isCountry(field: string): boolean {
  return field === 'birthCountry' || field === 'citizenship' || field === 'residenceCountry';
}

/**
 * The persons of a stay as rows of a spreadsheet, with countries as ISO codes of three letters.
 * @param fields the columns, in their order
 */
export function registerTable(
  persons: readonly TablePerson[],
  { checkIn, checkOut }: Stay,
  fields: readonly string[],
  text: RegisterTexts,
): Cell[][] {
  return [
    [text('arrival'), text('departure'), ...fields.map((field) => text(`fields.${field}`))],
    ...persons.map((person) => [
      ...[typedDay(checkIn), typedDay(checkOut)],
      ...fields.map((field) => {
        const value = person[field];
        return typeof value === 'string' ? registerCell(field, value, text) : '';
      }),
    ]),
  ];
}
