import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import apartmentsJson from '../../../villa/apartments.json' with { type: 'json' };
import settingsJson from '../../../villa/settings.json' with { type: 'json' };
import { stayRefusal } from '../domain/availability.ts';
import { addDays, isoDate, weekdayOf } from '../domain/isoDate.ts';
import { lowestNightPrice, quoteStay } from '../domain/quote.ts';
import { apartmentFactsSchema } from './apartment.ts';
import { settingsSchema } from './settings.ts';

describe('the sample villa', () => {
  const apartments = z.array(apartmentFactsSchema).parse(apartmentsJson);
  const settings = settingsSchema.parse(settingsJson);

  it('conforms to the contract, without unknown fields', () => {
    expect(apartments).toEqual(apartmentsJson);
    expect(settings).toEqual(settingsJson);
  });

  it('has the default times of arrival and departure, even if its settings are older than these fields', () => {
    const { checkInFrom, checkInUntil, checkOutUntil, ...older } = settingsJson;
    expect(settingsSchema.parse(older)).toMatchObject({ checkInFrom, checkInUntil, checkOutUntil });
    expect(settingsSchema.safeParse({ ...settingsJson, checkInFrom: '25:00' }).success).toBe(false);
    expect(settingsSchema.safeParse({ ...settingsJson, checkOutUntil: '10' }).success).toBe(false);
  });

  it.each(apartments)(
    '$slug costs something on every night, and never less than the lowest price says',
    (apartment) => {
      for (let day = 0; day < 366; day += 1) {
        const checkIn = addDays(isoDate('2028-01-01'), day);
        const quote = quoteStay(
          { checkIn, checkOut: addDays(checkIn, 7) },
          { adults: 2, children: 0 },
          apartment,
          settings,
        );
        expect(quote.standardRate).toBeGreaterThanOrEqual(lowestNightPrice(apartment));
        expect(quote.pricePerNight).toBeGreaterThan(0);
      }
    },
  );

  it.each(apartments)(
    '$slug can be booked for two adults from every Saturday to the next, 300 to 420 days ahead',
    (apartment) => {
      const refused: string[] = [];
      // Four years contain every weekday and a leap day. Each Saturday is tested from 121 different days before it.
      for (let day = 0; day < 4 * 366; day += 1) {
        const today = addDays(isoDate('2026-11-21'), day);
        for (let ahead = 300; ahead <= 420; ahead += 1) {
          const checkIn = addDays(today, ahead);
          if (weekdayOf(checkIn) !== 6) continue;
          const week = { checkIn, checkOut: addDays(checkIn, 7) };
          const refusal = stayRefusal(week, { adults: 2, children: 0 }, apartment, new Set(), today);
          if (refusal) refused.push(`${today} ${checkIn} ${refusal}`);
        }
      }
      expect(refused).toEqual([]);
    },
  );
});
