import { expect, it } from 'vitest';
import * as z from 'zod';
import { apartmentFactsSchema, propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { cellsOf, titlesOf } from './tableOf.ts';

interface JsonSchema {
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Paths of the amounts in a document: integers with the bound that the contract gives to cents. */
function amountsIn(schema: JsonSchema, at: string[] = []): string[][] {
  const { maximum, properties = {}, anyOf = [], oneOf = [] } = schema;
  if (maximum === 100_000_000) return [at];
  return [
    ...[...anyOf, ...oneOf].flatMap((one) => amountsIn(one, at)),
    ...Object.entries(properties).flatMap(([name, part]) => amountsIn(part, [...at, name])),
  ];
}

it.each([
  ['an apartment', apartmentFactsSchema, ['nightPrice', 'cleaningFee']],
  ['the terms', propertyTermsSchema, ['touristTax.amount']],
])('writes every amount of %s in euros', (_, schema, atLeast) => {
  const amounts = amountsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  expect(amounts.map((path) => path.join('.'))).toEqual(expect.arrayContaining(atLeast));
  for (const path of amounts) {
    const fields = path.reduceRight<unknown>((value, name) => ({ [name]: value }), 12_345) as Record<string, unknown>;
    const name = path.join('.');
    expect(cellsOf({ path: 'apartments/olive', fields }, 'Europe/Zagreb').get(name), name).toBe(123.45);
    expect(titlesOf([name]).get(name)).toBe(`${name} (EUR)`);
  }
});
