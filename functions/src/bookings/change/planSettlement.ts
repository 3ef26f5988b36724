import { Timestamp } from 'firebase-admin/firestore';
import { bookingTermsSchema, type Apartment, type BookingTerms } from '../../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { advanceDueDate } from '../../domain/advanceDueDate.ts';
import { quoteKeptFor } from '../../domain/agreedQuote.ts';
import { todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { endOf } from '../../domain/ledger.ts';
import { quoteStay, type Quote } from '../../domain/quote.ts';
import { nightCount } from '../../domain/stay.ts';
import { isSameBookedStay, readAgreed, readEdit, readEntry, type EditProblem } from '../bookedStay.ts';
import { numberFromId } from '../request/bookingNumber.ts';
import { changedFields } from './changedFields.ts';
import { completeBooking } from '../console/completeBooking.ts';
import { describeBooking } from '../console/describeBooking.ts';
import { editProblemText, entryProblemText } from '../console/editProblemText.ts';
import { nightChanges, wantedNights, type ApartmentNight } from '../nightWrites.ts';
import type { KnownStay } from '../../mail/queue/waitingMails.ts';

type Fields = Partial<StoredBooking<Timestamp>>;

/** A stored booking and what is needed to settle it. */
export interface Unsettled<Night extends ApartmentNight> {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** The nights stored for it. */
  held: readonly Night[];
  /** The apartment from `apartmentToRead`, or `missing`. */
  apartment: Apartment | 'missing' | undefined;
  settings: Settings;
  now: Date;
}

/** The writes of one batch. */
export interface Settlement<Night extends ApartmentNight> {
  /** Fields to change. If these, `take` and `release` are all empty, there is nothing to do. */
  fields: Fields;
  take: ApartmentNight[];
  release: Night[];
  /** The change to mail to guest and owner. */
  change?: { before: KnownStay | undefined; after: BookedStay };
  /** Alternative when a night to take is held by somebody else. */
  ifTaken?: Settlement<Night>;
}

/** Slug of the apartment to read before the booking can be settled: for a new entry, or for a move, which changes the quote's lines. */
export function apartmentToRead(data: Readonly<Record<string, unknown>>, today: IsoDate): string | undefined {
  const agreed = readAgreed(data.agreed);
  if (!agreed) {
    const read = readEntry(data);
    return 'entry' in read ? read.entry.apartment : undefined;
  }
  const { wanted } = readEdit(data, agreed, today);
  return isSameStay(wanted, agreed) ? undefined : wanted.apartment;
}

/**
 * Plans the writes that make a booking, its nights and its agreed state consistent after any edit. A settled booking
 * gets an empty plan.
 */
export function planSettlement<Night extends ApartmentNight>(unsettled: Unsettled<Night>): Settlement<Night> {
  const agreed = readAgreed(unsettled.data.agreed);
  return agreed ? planEdit(unsettled, agreed) : planEntry(unsettled);
}

export function isSettled({
  fields,
  take,
  release,
}: Pick<Settlement<ApartmentNight>, 'take' | 'release'> & { fields: object }): boolean {
  return Object.keys(fields).length === 0 && take.length === 0 && release.length === 0;
}

/** A booking entered by the owner. It is left as it is until it is complete and its nights are free. */
function planEntry<Night extends ApartmentNight>(unsettled: Unsettled<Night>): Settlement<Night> {
  const { id, data, held, apartment, settings, now } = unsettled;
  const read = readEntry(data);
  const language = settings.ownerLanguage;
  if ('problems' in read || apartment === undefined || apartment === 'missing') {
    const problems = 'problems' in read ? read.problems : (['apartment'] as const);
    return refusal(entryProblemText(problems, language));
  }
  const { entry } = read;
  const completed = completeBooking(numberFromId(id), data as Partial<StoredBooking>, entry, apartment, settings, now);
  const terms = bookingTermsSchema.parse(completed.terms);
  const fields: Fields = {
    ...completed,
    ...entry,
    agreed: entry,
    problem: null,
    ...fieldsOfStatus(entry, { ...completed, terms }, settings, now),
  };
  return {
    fields: changedFields(data, { ...fields, ...describeBooking({ ...data, ...fields }, settings) }),
    ...nightChanges(wantedNights(entry), held),
    change: { before: undefined, after: entry },
    ifTaken: refusal(entryProblemText(['nights-taken'], language)),
  };

  function refusal(problem: string): Settlement<Night> {
    const fields = changedFields(data, { problem, ...normalizedEmail(data) });
    return { fields, take: [], release: [...held] };
  }
}

/** A booking agreed before: the owner's edits either become agreed or are reverted. */
function planEdit<Night extends ApartmentNight>(unsettled: Unsettled<Night>, agreed: BookedStay): Settlement<Night> {
  const { data, apartment, settings, now } = unsettled;
  const edit = readEdit(data, agreed, todayIn(settings.timeZone, now));
  if (apartment === 'missing') return become(unsettled, agreed, agreed, 'apartment-missing');
  const plan = become(unsettled, agreed, edit.wanted, edit.problem);
  if (!isSameBookedStay(edit.wanted, agreed)) {
    return { ...plan, ifTaken: become(unsettled, agreed, agreed, 'nights-taken') };
  }
  // Some of its nights are missing and taken by others: the booking was deleted and restored too late.
  const ended = { ...agreed, status: 'cancelled' } as const;
  return { ...plan, ifTaken: become(unsettled, agreed, ended, 'nights-taken') };
}

function become<Night extends ApartmentNight>(
  { id, data, held, apartment, settings, now }: Unsettled<Night>,
  agreed: BookedStay,
  next: BookedStay,
  problem: EditProblem | null,
): Settlement<Night> {
  const same = isSameBookedStay(next, agreed);
  const read = bookingTermsSchema.safeParse(data.terms);
  const terms = read.data ?? bookingTermsSchema.parse(settings);
  const booking = data as Partial<StoredBooking>;
  const moved =
    !isSameStay(next, agreed) && typeof apartment === 'object' && Array.isArray(booking.quote?.lines)
      ? { apartment, quote: booking.quote }
      : undefined;
  const fields: Fields = {
    ...next,
    agreed: next,
    nights: nightCount(next),
    moveTo: '',
    number: numberFromId(id),
    ...normalizedEmail(data),
    ...(read.success ? {} : { terms }),
    ...(moved && { quote: keptQuote(moved.quote, next, booking, moved.apartment, terms) }),
  };
  if (!same) Object.assign(fields, fieldsOfStatus(next, { ...booking, ...fields }, settings, now, agreed));
  if (problem) fields.problem = editProblemText(problem, settings.ownerLanguage);
  else if (!same) fields.problem = null;
  return {
    fields: changedFields(data, { ...fields, ...describeBooking({ ...data, ...fields }, settings) }),
    ...nightChanges(wantedNights(next), held),
    ...(same ? {} : { change: { before: { ...agreed, ...totalOf(booking) }, after: next } }),
  };
}

/** Fields that depend on the status. */
export function fieldsOfStatus(
  next: BookedStay,
  booking: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
  agreed?: BookedStay,
): Fields {
  const confirmed = next.status === 'confirmed';
  return {
    // Told once: should the owner decline again later, it would be out of date.
    ...(next.status !== 'cancelled' && booking.declineMessage ? { declineMessage: null } : {}),
    ...endFields(next, booking, settings, now, agreed),
    wifiNote: confirmed ? (settings.wifiNote ?? null) : null,
    // Moving or reopening a request restarts its waiting time.
    pendingSince: next.status === 'pending' ? Timestamp.fromDate(now) : null,
    endedBy:
      next.status !== 'cancelled' ? null : agreed?.status === 'cancelled' ? (booking.endedBy ?? 'owner') : 'owner',
    advanceDueOn: confirmed ? advanceDueOn(next, booking, settings, now, agreed) : null,
  };
}

/** What the ledger needs to know of an end. A booking that comes back has not ended, and as a request binds nobody. */
function endFields(
  next: BookedStay,
  booking: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
  agreed: BookedStay | undefined,
): Fields {
  if (next.status === 'cancelled') {
    const ends = agreed && agreed.status !== 'cancelled';
    return ends ? { end: endOf(agreed, todayIn(settings.timeZone, now), [booking]) } : {};
  }
  return {
    ...(booking.end ? { end: null } : {}),
    ...(booking.refundPromised == null ? {} : { refundPromised: null }),
    ...(next.status === 'pending' && booking.boundBy ? { boundBy: null } : {}),
  };
}

/**
 * Due date of the advance payment of a confirmed booking; `null` if none is asked for.
 * @param agreed the stay until now; its due date stays, unless the guests now arrive earlier
 */
export function advanceDueOn(
  next: BookedStay,
  booking: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
  agreed: BookedStay | undefined,
): IsoDate | null {
  if (booking.quote?.advancePayment === 0) return null;
  const days = booking.terms?.advanceDueDays ?? settings.advanceDueDays;
  const due = advanceDueDate(todayIn(settings.timeZone, now), next, days);
  const given = agreed?.status === 'confirmed' ? booking.advanceDueOn : null;
  if (!given) return due;
  return given < next.checkIn ? given : next.checkIn;
}

function isSameStay(a: BookedStay, b: BookedStay): boolean {
  return isSameBookedStay({ ...a, status: b.status }, b);
}

/** A move in the console keeps the price, but the lines of the quote say what it consists of. */
function keptQuote(
  present: Quote,
  stay: BookedStay,
  { adults = 1, children = 0 }: Partial<StoredBooking>,
  apartment: Apartment,
  terms: BookingTerms,
): Quote {
  return quoteKeptFor(quoteStay(stay, { adults, children }, apartment, terms), present, terms.advanceShare);
}

function totalOf({ quote }: Partial<StoredBooking>): Pick<KnownStay, 'totalPayment'> {
  return quote ? { totalPayment: quote.totalPayment } : {};
}

/** Guests are found by their email in lower case. */
function normalizedEmail({ email }: Readonly<Record<string, unknown>>): Fields {
  return typeof email === 'string' ? { email: email.trim().toLowerCase() } : {};
}
