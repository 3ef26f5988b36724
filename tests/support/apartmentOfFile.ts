import { afterAll } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import { createTestApartment, removeTestApartment } from './testApartment.ts';

/** An apartment for the tests of a file, which is removed after them. Call it outside of tests and hooks. */
export async function apartmentOfFile(changes: Partial<Apartment> = {}): Promise<Apartment> {
  const apartment = await createTestApartment(changes);
  afterAll(() => removeTestApartment(apartment));
  return apartment;
}
