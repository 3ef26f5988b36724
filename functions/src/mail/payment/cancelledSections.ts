import type { Booking } from '../../contract/booking.ts';
import type { BookingStatus } from '../../domain/bookingState.ts';
import { cancellationCost, type CancellationCost } from '../../domain/cancellation.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { sumOf, type Cents } from '../../domain/money.ts';
import type { MailSection } from '../format/MailContent.ts';
import { paidFor } from './moneyTexts.ts';
import { mailFormats } from '../format/mailFormats.ts';
import { apartmentName, mailTexts } from '../format/mailTexts.ts';

/* What it costs that a guest has cancelled, each booking by its own terms, not by the current settings. */

/** A booking that its guest has cancelled, with its status until then. */
export interface CancelledBooking<B extends Booking = Booking> {
  booking: B;
  before: BookingStatus;
}

interface Costs {
  each: { booking: Booking; cost: CancellationCost }[];
  /** Whether any booking was confirmed, so that money may have been paid. */
  agreed: boolean;
  due: Cents;
  /** Advance payments of the confirmed bookings. */
  advance: Cents;
  /** What the owner has recorded of their payments. */
  paid: Cents;
  /** The last free day, if cancelling was free in time for all; `null` if it is always free. */
  freeUntil: IsoDate | null;
}

/** For the guest: the fee, the rule behind it, and the refund. */
export function cancelledSections(
  cancelled: readonly CancelledBooking[],
  owner: string,
  language: Language,
  today: IsoDate,
): MailSection[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const costs = costsOf(cancelled, today);
  const { agreed, due, freeUntil } = costs;
  if (!agreed) return [paragraph(t('cancelled.guest.free'))];
  const promised = promisedRefund(cancelled);
  if (promised !== undefined) return [paragraph(t('cancelled.guest.refundAgreed', { amount: money(promised) }))];
  if (due === 0) {
    const free =
      freeUntil === null ? t('cancelled.guest.free') : t('cancelled.guest.freeUntil', { date: date(freeUntil) });
    const { paid } = costs;
    const back = paid > 0 ? t('paid.refund', { amount: money(paid) }) : t('cancelled.guest.refundAll', { owner });
    return [paragraph(free), paragraph(back)];
  }
  const only = onlyDue(costs, language);
  const rule: MailSection[] = only
    ? [paragraph(t('cancelled.guest.due', only))]
    : [costFacts(costs, language), paragraph(t('cancelled.guest.dueSeveral', { amount: money(due) }))];
  const refund =
    costs.paid > 0
      ? [paidText(costs, language)]
      : [advanceText(costs, language), t('cancelled.guest.refundBeyond', { owner })];
  return [...rule, paragraph(refund.filter(Boolean).join(' '))];
}

/** For the owner, who refunds. Nothing if nobody owes anything because nothing was confirmed. */
export function cancelledOwnerSections(
  cancelled: readonly CancelledBooking[],
  language: Language,
  today: IsoDate,
): MailSection[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const costs = costsOf(cancelled, today);
  const { agreed, due, freeUntil, paid } = costs;
  if (!agreed) return [];
  const promised = promisedRefund(cancelled);
  if (promised !== undefined) return [paragraph(t('cancelled.owner.agreed', { amount: money(promised) }))];
  const recorded = paid > 0 ? [paragraph(t('cancelled.owner.recorded', { paid: money(paid) }))] : [];
  const several = cancelled.length > 1;
  if (due === 0) {
    if (several) return [paragraph(t('cancelled.owner.freeSeveral')), ...recorded];
    return [
      paragraph(
        freeUntil === null ? t('cancelled.owner.free') : t('cancelled.owner.freeUntil', { date: date(freeUntil) }),
      ),
      ...recorded,
    ];
  }
  const only = onlyDue(costs, language);
  if (only) return [paragraph(t('cancelled.owner.due', only)), ...recorded];
  return [costFacts(costs, language), paragraph(t('cancelled.owner.dueSeveral', { amount: money(due) })), ...recorded];
}

/** What the owner has promised to pay back, whatever the terms say; `undefined` if the terms apply. */
function promisedRefund(cancelled: readonly CancelledBooking[]): Cents | undefined {
  const promised = cancelled.map(({ booking }) => booking.refundPromised);
  return promised.every((amount) => typeof amount === 'number') ? sumOf(promised as Cents[]) : undefined;
}

function costsOf(cancelled: readonly CancelledBooking[], today: IsoDate): Costs {
  const each = cancelled.map(({ booking, before }) => ({
    booking,
    cost: cancellationCost(before, booking, booking.quote, booking.terms.cancellation, today),
  }));
  const confirmed = each.filter(({ cost }) => cost.kind !== 'request');
  const lastDays = new Set(confirmed.map(({ cost }) => (cost.kind === 'free' ? cost.freeUntil : null)));
  const [lastDay = null] = lastDays;
  return {
    each,
    agreed: confirmed.length > 0,
    due: sumOf(each.map(({ cost }) => (cost.kind === 'due' ? cost.amount : 0))),
    advance: sumOf(confirmed.map(({ booking }) => booking.quote.advancePayment)),
    paid: sumOf(cancelled.map(({ booking }) => paidFor(booking))),
    freeUntil: lastDays.size === 1 ? lastDay : null,
  };
}

/** The values of the rule for a single booking with a fee. */
function onlyDue({ each }: Costs, language: Language): Record<'date' | 'share' | 'amount', string> | undefined {
  const [only, ...others] = each;
  return only?.cost.kind === 'due' && others.length === 0 ? dueValues(only.cost, language) : undefined;
}

function dueValues(cost: Extract<CancellationCost, { kind: 'due' }>, language: Language) {
  const { date, money, share } = mailFormats(language);
  return { date: date(cost.freeUntil), share: share(cost.share), amount: money(cost.amount) };
}

/** The fee of each apartment. */
function costFacts({ each }: Costs, language: Language): MailSection {
  const t = mailTexts(language);
  return {
    kind: 'facts',
    title: t('cancelling.costs.title'),
    facts: each.map(({ booking, cost }) => ({
      label: apartmentName(booking.apartment, language),
      value: cost.kind === 'due' ? t('cancelling.costs.due', dueValues(cost, language)) : t('cancelling.costs.none'),
    })),
  };
}

/** What becomes of the payments that were recorded. */
function paidText({ paid, due }: Costs, language: Language): string {
  const t = mailTexts(language);
  const { money } = mailFormats(language);
  const values = { paid: money(paid), difference: money(Math.abs(paid - due)) };
  if (paid > due) return t('cancelled.guest.paidBack', values);
  return paid === due ? t('cancelled.guest.paidCovers') : t('cancelled.guest.paidShort', values);
}

/** What becomes of advance payments that were made; empty if none was asked for. */
function advanceText({ advance: paid, due }: Costs, language: Language): string {
  const t = mailTexts(language);
  const { money } = mailFormats(language);
  const advance = money(paid);
  const difference = money(Math.abs(paid - due));
  if (paid === 0) return '';
  if (paid > due) return t('cancelled.guest.advanceBack', { advance, difference });
  if (paid === due) return t('cancelled.guest.advanceCovers', { advance });
  return t('cancelled.guest.advanceShort', { advance, difference });
}

function paragraph(text: string): MailSection {
  return { kind: 'paragraph', text };
}
