import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { beforeAll, expect, test } from 'vitest';
import { readTakenNights } from '../../functions/src/bookings/read/readTakenNights.ts';
import { apartmentFactsSchema, propertyTermsSchema } from '../../functions/src/contract/apartment.ts';
import { apartmentPath, calendarPath } from '../../functions/src/contract/collections.ts';
import { isoDate, monthOf } from '../../functions/src/domain/isoDate.ts';
import { takenNightsEndpoint } from '../../functions/src/endpoints/publicDataEndpoints.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import villaApartments from '../../villa/apartments.json' with { type: 'json' };
import villaSettings from '../../villa/settings.json' with { type: 'json' };

const now = new Date('2026-12-10T23:30:00Z');

/** The parts of an Express response that the endpoint uses. */
function recordedResponse() {
  const record = { status: 200, headers: {} as Record<string, string>, body: undefined as unknown };
  const response = {
    set(name: string | Record<string, string>, value?: string) {
      Object.assign(record.headers, typeof name === 'string' ? { [name]: value } : name);
      return response;
    },
    status(status: number) {
      record.status = status;
      return response;
    },
    json(body: unknown) {
      record.body = body;
    },
    end() {},
    on() {},
  };
  return { record, response };
}

async function ask() {
  const { record, response } = recordedResponse();
  const request = { method: 'GET', originalUrl: '/calendar/taken.json', headers: {}, header: () => undefined };
  await takenNightsEndpoint(request as never, response as never);
  return record;
}

beforeAll(async () => {
  expect(await ask()).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' }, body: undefined });
  for (const facts of villaApartments) {
    const apartment = { ...apartmentFactsSchema.parse(facts), propertyTerms: propertyTermsSchema.parse(villaSettings) };
    await firestore().doc(apartmentPath(facts.slug)).set(apartment);
  }
});

async function setNights(slug: string, nights: Record<string, unknown>) {
  for (const [night, value] of Object.entries(nights)) {
    const month = calendarPath(slug, monthOf(isoDate(night)));
    await firestore()
      .doc(month)
      .set({ nights: { [night]: value } }, { merge: true });
  }
}

test('past nights, and those after the last stay that can be booked, are left out', async () => {
  await setNights('lavender', {
    '2026-11-30': true,
    '2026-12-10': true,
    '2026-12-11': true,
    '2026-12-31': true,
    '2027-01-01': true,
    // The last arrival is 550 days ahead, for at most 60 nights.
    '2028-08-11': true,
    '2028-08-12': true,
  });
  expect(await readTakenNights(now)).toEqual({
    from: '2026-12-11',
    apartments: {
      lavender: [
        ['2026-12-11', '2026-12-12'],
        ['2026-12-31', '2027-01-02'],
        ['2028-08-11', '2028-08-12'],
      ],
      olive: [],
      rosemary: [],
    },
  });
});

test('an apartment or calendar that cannot be read is left out, never shown as free', async () => {
  await setNights('olive', { '2026-12-20': true, '2026-12-21': 'yes' });
  await firestore().doc(apartmentPath('rosemary')).update({ nightPrice: '84 €' });
  expect(Object.keys((await readTakenNights(now)).apartments)).toEqual(['lavender']);
  expect(await ask()).toMatchObject({ status: 200, body: { apartments: { lavender: expect.any(Array) } } });
});
