import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import apartments from '../../../../villa/apartments.json' with { type: 'json' };
import settingsJson from '../../../../villa/settings.json' with { type: 'json' };
import { apartmentSchema, propertyTermsSchema } from '../../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import { settingsSchema } from '../../contract/settings.ts';
import { isoDate } from '../../domain/isoDate.ts';
import type { ApartmentNight } from '../nightWrites.ts';
import { wantedNights } from '../nightWrites.ts';
import { apartmentToRead, isSettled, planSettlement, type Settlement } from './planSettlement.ts';

const settings = settingsSchema.parse({ ...settingsJson, ownerLanguage: 'en' });
const lavender = apartmentSchema.parse({ ...apartments[0], propertyTerms: propertyTermsSchema.parse(settings) });
const now = new Date('2027-03-01T10:00:00Z');
const stay = { apartment: 'lavender', checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-14') };
const entered = { ...stay, status: 'confirmed', email: 'Ada@Example.net', firstName: 'Ada' };

function plan(
  data: Record<string, unknown>,
  held: ApartmentNight[] = [],
  apartment: typeof lavender | 'missing' = lavender,
) {
  const slug = apartmentToRead(data, isoDate('2027-03-01'));
  return planSettlement({
    id: 'aB3dE5fG7hI9jK1lM3nO',
    data,
    held,
    apartment: slug === undefined ? undefined : apartment,
    settings,
    now,
  });
}

it('a booking that the owner enters has no group, unless the owner writes one into it', () => {
  expect(plan(entered).fields.group).toBeNull();
  const { data } = carriedOut({ ...entered, group: '7K3Q9-XRD2M' }, [], plan({ ...entered, group: '7K3Q9-XRD2M' }));
  expect(data.group).toBe('7K3Q9-XRD2M');
});

it('a booking that is older than its group is settled without one', () => {
  const { data, held } = settledAs('confirmed');
  const { group: _, ...older } = data as Record<string, unknown>;
  expect(isSettled(plan(older, held))).toBe(true);
});

/** The booking as it stands after a plan was carried out, with the nights it holds then. */
function carriedOut(
  data: Record<string, unknown>,
  held: ApartmentNight[],
  { fields, take, release }: Settlement<ApartmentNight>,
) {
  return { data: { ...data, ...fields }, held: [...held.filter((night) => !release.includes(night)), ...take] };
}

function settledAs(status: BookedStay['status']) {
  const first = plan({ ...entered, status });
  return carriedOut({ ...entered, status }, [], first);
}

describe('a booking that the owner enters', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['nothing but an apartment', { apartment: 'lavender' }, 'checkIn'],
    ['a typo in its status', { ...entered, status: 'confirmd' }, 'status'],
    ['departure before arrival', { ...entered, checkOut: '2027-06-01' }, 'checkOut'],
    ['an apartment of no known form', { ...entered, apartment: 'The Attic!' }, 'apartment'],
  ])('with %s only gets a message about what is missing', (_, data, reason) => {
    const { fields, take, release, change } = plan(data);
    expect(Object.keys(fields).filter((name) => name !== 'email')).toEqual(['problem']);
    expect(fields.problem).toContain(reason);
    expect([take, release, change]).toEqual([[], [], undefined]);
  });

  it('in an apartment that does not exist gets a problem that says so', () => {
    expect(plan({ ...entered, apartment: 'attic' }, [], 'missing').fields.problem).toContain('apartment');
  });

  it('is completed with number, price, terms and nights, and announced by mail', () => {
    const { fields, take, change } = plan(entered);
    expect(fields).toMatchObject({
      email: 'ada@example.net',
      emailProven: true,
      agreed: { ...stay, status: 'confirmed' },
      nights: 2,
      endedBy: null,
      moveTo: '',
      problem: null,
      wifiNote: settings.wifiNote,
      advanceDueOn: '2027-03-08',
      terms: { cancellation: settings.cancellation },
    });
    expect(fields.number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    expect(fields.quote?.totalPayment).toBeGreaterThan(0);
    expect(take.map(({ night }) => night)).toEqual(['2027-06-12', '2027-06-13']);
    expect(change).toEqual({ before: undefined, after: { ...stay, status: 'confirmed' } });
  });

  it('keeps what was typed when its nights are taken, with the reason', () => {
    const instead = plan(entered).ifTaken;
    expect(instead).toMatchObject({ take: [], release: [] });
    expect(Object.keys(instead?.fields ?? {}).toSorted()).toEqual(['email', 'problem']);
  });

  it('keeps the price that the owner agreed', () => {
    const quote = { ...plan(entered).fields.quote, totalPayment: 1 };
    expect(plan({ ...entered, quote }).fields.quote).toBeUndefined();
  });
});

describe('a booking that was agreed', () => {
  const pending = settledAs('pending');
  const confirmed = settledAs('confirmed');

  it.each(['pending', 'confirmed', 'cancelled'] as const)('and is %s needs nothing more', (status) => {
    const { data, held } = settledAs(status);
    expect(isSettled(plan(data, held))).toBe(true);
  });

  it('holds the terms from when it was entered, whatever the settings say later', () => {
    expect(plan({ ...pending.data, status: 'confirmed' }, pending.held).fields.terms).toBeUndefined();
    expect(plan({ ...pending.data, terms: 'lost' }, pending.held).fields.terms).toMatchObject({ advanceDueDays: 7 });
  });

  it('is confirmed: the advance payment gets its day, and its nights stay', () => {
    const { fields, take, release, change } = plan({ ...pending.data, status: 'confirmed' }, pending.held);
    expect(fields).toMatchObject({ advanceDueOn: '2027-03-08', pendingSince: null, wifiNote: settings.wifiNote });
    expect([take, release]).toEqual([[], []]);
    expect(change?.after.status).toBe('confirmed');
  });

  it('is cancelled: its nights go, and who did it stands there', () => {
    const { fields, release } = plan({ ...confirmed.data, status: 'cancelled' }, confirmed.held);
    expect(fields).toMatchObject({ endedBy: 'owner', wifiNote: null, advanceDueOn: null });
    expect(release).toEqual(confirmed.held);
  });

  it('ends with what its money depends on, which goes when it is opened again', () => {
    const payments = [{ id: 'p1', kind: 'advance', amount: 5000, on: isoDate('2027-02-20'), note: '' }];
    const bound = { ...confirmed.data, payments, boundBy: 'button' };
    const cancelled = carriedOut(bound, confirmed.held, plan({ ...bound, status: 'cancelled' }, confirmed.held));
    expect(cancelled.data.end).toEqual({ on: '2027-03-01', from: 'confirmed', payments: ['p1'], kept: null });
    const reopened = plan({ ...cancelled.data, status: 'pending' }, cancelled.held);
    expect(reopened.fields).toMatchObject({ end: null, boundBy: null });
  });

  it('keeps its price when it is moved, with the lines of its new nights', () => {
    const { fields, change } = plan({ ...confirmed.data, moveTo: '2027-06-13/2027-06-18' }, confirmed.held);
    const { quote } = confirmed.data as StoredBooking;
    expect(fields.quote).toMatchObject({ nights: 5, totalPayment: quote.totalPayment });
    const nights = fields.quote?.lines.flatMap((line) => (line.kind === 'nights' ? [line.nights] : [])) ?? [];
    expect(nights.reduce((sum, count) => sum + count)).toBe(5);
    expect(change?.before).toMatchObject({ totalPayment: quote.totalPayment });
  });

  it('is moved by moveTo, which empties itself', () => {
    const data = { ...confirmed.data, moveTo: '2027-06-13/2027-06-15' };
    const { fields, take, release, change, ifTaken } = plan(data, confirmed.held);
    expect(fields).toMatchObject({
      checkIn: '2027-06-13',
      checkOut: '2027-06-15',
      moveTo: '',
      agreed: { checkIn: '2027-06-13' },
    });
    expect(fields.advanceDueOn).toBeUndefined();
    expect([take.map(({ night }) => night), release.map(({ night }) => night)]).toEqual([
      ['2027-06-14'],
      ['2027-06-12'],
    ]);
    expect(change?.before?.checkIn).toBe('2027-06-12');
    expect(ifTaken?.fields).toEqual({ moveTo: '', problem: expect.stringContaining('held by another') });
    expect([ifTaken?.take, ifTaken?.release]).toEqual([[], []]);
  });

  it('is not moved into an apartment that does not exist', () => {
    const data = { ...confirmed.data, moveTo: 'attic 2027-06-13/2027-06-15' };
    expect(plan(data, confirmed.held, 'missing').fields).toEqual({
      moveTo: '',
      problem: expect.stringContaining('apartment'),
    });
  });

  it.each<[string, Partial<Record<keyof StoredBooking, unknown>>]>([
    ['checkIn', { checkIn: '2027-06-20' }],
    ['checkOut', { checkOut: 'soon' }],
    ['apartment', { apartment: 'olive' }],
  ])('gets a %s that was typed over back, with a note that names moveTo', (name, typed) => {
    const { fields, take, release, change } = plan({ ...confirmed.data, ...typed }, confirmed.held);
    expect(fields).toEqual({
      [name]: stay[name as keyof typeof stay],
      problem: expect.stringContaining('moveTo'),
    });
    expect([take, release, change]).toEqual([[], [], undefined]);
  });

  it('keeps the reason of the last refusal until an edit stands', () => {
    const refused = { ...pending.data, problem: 'why' };
    expect(isSettled(plan(refused, pending.held))).toBe(true);
    expect(plan({ ...refused, status: 'confirmed' }, pending.held).fields.problem).toBeNull();
  });

  it('is not revived as confirmed after the guest has cancelled, but may be opened again', () => {
    const ended = settledAs('cancelled');
    const byGuest = { ...ended.data, endedBy: 'guest' };
    expect(plan({ ...byGuest, status: 'confirmed' }).fields).toEqual({
      status: 'cancelled',
      problem: expect.stringContaining('final'),
    });
    expect(plan({ ...byGuest, status: 'pending' }).fields).toMatchObject({
      endedBy: null,
      pendingSince: Timestamp.fromDate(now),
    });
  });

  it('gets nights back that it lost, and ends when somebody else has them', () => {
    const { fields, take, ifTaken } = plan(confirmed.data, confirmed.held.slice(1));
    expect([fields, take]).toEqual([{}, confirmed.held.slice(0, 1)]);
    expect(ifTaken).toMatchObject({
      fields: { status: 'cancelled', agreed: { status: 'cancelled' }, endedBy: 'owner' },
      release: confirmed.held.slice(1),
    });
  });

  it('has its email in lower case and a normalised phone number', () => {
    const { fields } = plan({ ...confirmed.data, email: ' New@Example.NET ', number: '1' }, confirmed.held);
    expect(fields).toEqual({ email: 'new@example.net', number: confirmed.data.number });
  });

  it('holds exactly the nights of its stay in the end, from whatever it held', () => {
    const other = { apartment: 'olive', night: isoDate('2027-01-01') };
    const { take, release } = plan(confirmed.data, [other]);
    expect(release).toEqual([other]);
    expect(take).toEqual(wantedNights({ ...stay, status: 'confirmed' }));
  });
});
