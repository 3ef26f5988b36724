import property from '../../../../villa/property.json' with { type: 'json' };
import type { Booking } from '../../contract/booking.ts';
import type { IsoDate } from '../../domain/isoDate.ts';
import type { Language } from '../../domain/language.ts';
import { costOfEnd, feeOf, ledgerOf, type CancellationCost, type Ledger } from '../../domain/ledger.ts';
import { paragraph, type MailSection } from '../format/MailContent.ts';
import { apartmentName, mailFormats, mailTexts } from '../format/mailTexts.ts';
import { paymentTextsIn } from './moneyTexts.ts';

/*
 * The cost of a cancellation by the guest, for each booking by its own terms, not by the current settings. The other bookings
 * of the group count too, because a payment for all of them may be recorded for one.
 */

interface Costs {
  each: { booking: Booking; cost: CancellationCost }[];
  money: Ledger;
  wasConfirmed: boolean;
  /** Whether owner and guest have agreed on a refund, whatever the terms say. */
  isAgreed: boolean;
  /** The last free day, if it is the same for all bookings; `null` if cancelling is free for another reason. */
  freeUntil: IsoDate | null;
  /** Whether the group has no other bookings, so that all payments are for these bookings. */
  isAll: boolean;
}

/** For the guest: the fee, the rule behind it, and the refund. */
export function cancelledSections(
  cancelled: readonly Booking[],
  others: readonly Booking[],
  owner: string,
  language: Language,
  today: IsoDate,
): MailSection[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const costs = costsOf(cancelled, others, today);
  const { paid, refundOpen, refundPromised } = costs.money;
  const refundTime = paymentTextsIn(language).refund(property.refundDays);
  if (costs.isAgreed) {
    const agreed = t('cancelled.guest.refundAgreed', { amount: money(refundPromised) });
    return [paragraph(refundPromised > 0 ? `${agreed} ${refundTime}` : agreed)];
  }
  if (!costs.each.some(({ cost }) => cost.kind === 'due')) {
    const { freeUntil } = costs;
    const free =
      freeUntil === null ? t('cancelled.guest.free') : t('cancelled.guest.freeUntil', { date: date(freeUntil) });
    const back =
      refundOpen > 0
        ? t('paid.refund', { amount: money(refundOpen) })
        : costs.wasConfirmed && t('cancelled.guest.refundAll', { owner });
    return [paragraph(free), ...(back ? [paragraph(`${back} ${refundTime}`)] : [])];
  }
  return [
    ...feeSections(costs, 'guest', language),
    // A payment may be on its way and not recorded yet.
    paragraph(
      [
        restText(costs, language),
        ...(paid === 0 ? [t('cancelled.guest.refundBeyond', { owner })] : []),
        ...(paid === 0 || refundOpen > 0 ? [refundTime] : []),
      ].join(' '),
    ),
  ];
}

/** For the owner, who refunds. Empty if no booking was confirmed and nothing is to be refunded. */
export function cancelledOwnerSections(
  cancelled: readonly Booking[],
  others: readonly Booking[],
  language: Language,
  today: IsoDate,
): MailSection[] {
  const t = mailTexts(language);
  const { date, money } = mailFormats(language);
  const costs = costsOf(cancelled, others, today);
  const { paid, refundOpen, refundPromised, feeOpen } = costs.money;
  if (!costs.wasConfirmed && refundOpen === 0) return [];
  if (costs.isAgreed) return [paragraph(t('cancelled.owner.agreed', { amount: money(refundPromised) }))];
  const isFree = !costs.each.some(({ cost }) => cost.kind === 'due');
  const rest = [
    ...(paid > 0 ? [t('cancelled.owner.recorded', { paid: money(paid) })] : []),
    ...(refundOpen > 0 ? [t('cancelled.owner.refund', { amount: money(refundOpen) })] : []),
    ...(feeOpen > 0 ? [t('cancelled.owner.left', { amount: money(feeOpen) })] : []),
  ];
  const recorded = rest.length > 0 ? [paragraph(rest.join(' '))] : [];
  if (!isFree) return [...feeSections(costs, 'owner', language), ...recorded];
  const { freeUntil } = costs;
  const free =
    cancelled.length > 1
      ? t('cancelled.owner.freeSeveral')
      : freeUntil === null
        ? t('cancelled.owner.free')
        : t('cancelled.owner.freeUntil', { date: date(freeUntil) });
  return [paragraph(free), ...recorded];
}

function costsOf(cancelled: readonly Booking[], others: readonly Booking[], today: IsoDate): Costs {
  const group = [...cancelled, ...others];
  const each = cancelled.map((booking) => ({ booking, cost: costOfEnd(booking, group) }));
  const confirmed = each.filter(({ cost }) => cost.kind !== 'request');
  const lastDays = new Set(confirmed.map(({ cost }) => (cost.kind === 'free' ? cost.freeUntil : null)));
  const [lastDay = null] = lastDays;
  return {
    each,
    money: ledgerOf(group, today),
    wasConfirmed: confirmed.length > 0,
    isAgreed: cancelled.some(({ end }) => (end?.kept ?? null) !== null),
    freeUntil: lastDays.size === 1 ? lastDay : null,
    isAll: others.length === 0,
  };
}

/** The cancellation rule and the fee: a sentence for one booking, a list for several. */
function feeSections({ each }: Costs, reader: 'guest' | 'owner', language: Language): MailSection[] {
  const t = mailTexts(language);
  const [only, ...more] = each;
  if (only?.cost.kind === 'due' && more.length === 0) {
    return [paragraph(t(`cancelled.${reader}.due`, dueValues(only.cost, language)))];
  }
  const amount = mailFormats(language).money(feeOf(each.map(({ cost }) => cost)));
  const facts = each.map(({ booking, cost }) => ({
    label: apartmentName(booking.apartment, language),
    value: cost.kind === 'due' ? t('cancelling.costs.due', dueValues(cost, language)) : t('cancelling.costs.none'),
  }));
  return [
    { kind: 'facts', title: t('cancelling.costs.title'), facts },
    paragraph(t(`cancelled.${reader}.dueSeveral`, { amount })),
  ];
}

function dueValues(cost: Extract<CancellationCost, { kind: 'due' }>, language: Language) {
  const { date, money, share } = mailFormats(language);
  return { date: date(cost.freeUntil), share: share(cost.share), amount: money(cost.amount) };
}

/** The refund or the amount left to pay. States the received amount only if it was paid for these bookings alone. */
function restText({ money: { paid, refundOpen, feeOpen }, isAll }: Costs, language: Language): string {
  const t = mailTexts(language);
  const { money } = mailFormats(language);
  const isNamed = isAll && paid > 0;
  const values = { paid: money(paid), difference: money(refundOpen || feeOpen) };
  if (refundOpen > 0)
    return isNamed ? t('cancelled.guest.paidBack', values) : t('paid.refund', { amount: values.difference });
  if (feeOpen > 0)
    return isNamed ? t('cancelled.guest.paidShort', values) : t('cancelled.guest.left', { amount: values.difference });
  return t('cancelled.guest.paidCovers');
}
