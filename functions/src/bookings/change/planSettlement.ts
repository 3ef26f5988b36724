import { Timestamp } from 'firebase-admin/firestore';
import { bookingTermsSchema, type Apartment } from '../../contract/apartment.ts';
import type { BookedStay, StoredBooking } from '../../contract/booking.ts';
import type { Settings } from '../../contract/settings.ts';
import { advanceDueDate } from '../../domain/advanceDueDate.ts';
import { todayIn, type IsoDate } from '../../domain/isoDate.ts';
import { paymentState } from '../../domain/paymentState.ts';
import { nightCount } from '../../domain/stay.ts';
import { isSameBookedStay, readAgreed, readEdit, readEntry, type EditProblem } from '../bookedStay.ts';
import { numberFromId } from '../request/bookingNumber.ts';
import { changedFields } from './changedFields.ts';
import { completeBooking } from '../console/completeBooking.ts';
import { describeBooking } from '../console/describeBooking.ts';
import { editProblemText, entryProblemText } from '../console/editProblemText.ts';
import { nightChanges, wantedNights, type ApartmentNight } from '../nightWrites.ts';

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
  change?: { before: BookedStay | undefined; after: BookedStay };
  /** Alternative when a night to take is held by somebody else. */
  ifTaken?: Settlement<Night>;
}

/** Slug of the apartment to read before the booking can be settled: for a new entry or a move. */
export function apartmentToRead(data: Readonly<Record<string, unknown>>, today: IsoDate): string | undefined {
  const agreed = readAgreed(data.agreed);
  if (!agreed) {
    const read = readEntry(data);
    return 'entry' in read ? read.entry.apartment : undefined;
  }
  const { wanted } = readEdit(data, agreed, today);
  return wanted.apartment === agreed.apartment ? undefined : wanted.apartment;
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
  { id, data, held, settings, now }: Unsettled<Night>,
  agreed: BookedStay,
  next: BookedStay,
  problem: EditProblem | null,
): Settlement<Night> {
  const same = isSameBookedStay(next, agreed);
  const terms = bookingTermsSchema.safeParse(data.terms);
  const fields: Fields = {
    ...next,
    agreed: next,
    nights: nightCount(next),
    moveTo: '',
    number: numberFromId(id),
    ...normalizedEmail(data),
    ...(terms.success ? {} : { terms: bookingTermsSchema.parse(settings) }),
  };
  if (!same) Object.assign(fields, fieldsOfStatus(next, data as Partial<StoredBooking>, settings, now, agreed));
  if (problem) fields.problem = editProblemText(problem, settings.ownerLanguage);
  else if (!same) fields.problem = null;
  return {
    fields: changedFields(data, { ...fields, ...describeBooking({ ...data, ...fields }, settings) }),
    ...nightChanges(wantedNights(next), held),
    ...(same ? {} : { change: { before: agreed, after: next } }),
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
    ...refundOf(next, booking, agreed),
    wifiNote: confirmed ? (settings.wifiNote ?? null) : null,
    // Moving or reopening a request restarts its waiting time.
    pendingSince: next.status === 'pending' ? Timestamp.fromDate(now) : null,
    endedBy:
      next.status !== 'cancelled' ? null : agreed?.status === 'cancelled' ? (booking.endedBy ?? 'owner') : 'owner',
    advanceDueOn: confirmed ? dueDate(next, booking, settings, now, agreed) : null,
  };
}

/** When the owner cancels in the console, all that was paid comes back, as the terms say; reopening promises nothing. */
function refundOf(next: BookedStay, booking: Partial<StoredBooking>, agreed: BookedStay | undefined): Fields {
  if (next.status !== 'cancelled') return booking.refundPromised == null ? {} : { refundPromised: null };
  if (agreed?.status !== 'confirmed' || !booking.quote) return {};
  const { paid } = paymentState({ ...(booking as StoredBooking), ...agreed }, agreed.checkIn);
  return paid > 0 ? { refundPromised: paid } : {};
}

function dueDate(
  next: BookedStay,
  booking: Partial<StoredBooking>,
  settings: Settings,
  now: Date,
  agreed: BookedStay | undefined,
): IsoDate | null {
  if (booking.quote?.advancePayment === 0) return null;
  const days = booking.terms?.advanceDueDays ?? settings.advanceDueDays;
  const due = advanceDueDate(todayIn(settings.timeZone, now), next, days);
  // A moved stay keeps its due date, unless the guests now arrive earlier.
  const given = agreed?.status === 'confirmed' ? booking.advanceDueOn : null;
  if (!given) return due;
  return given < next.checkIn ? given : next.checkIn;
}

/** Guests are found by their email in lower case. */
function normalizedEmail({ email }: Readonly<Record<string, unknown>>): Fields {
  return typeof email === 'string' ? { email: email.trim().toLowerCase() } : {};
}
