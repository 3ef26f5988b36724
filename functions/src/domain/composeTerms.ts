import property from '../../../villa/property.json' with { type: 'json' };
import { lateShare } from './cancellationTerms.ts';
import type { Format } from './createFormat.ts';
import type { PaymentTerms, PaymentTexts } from './paymentTexts.ts';

/** Returns a text of `locales/{language}/terms.json`. */
export type TermsMessages = (key: string, values?: Record<string, string>) => string;

/** The terms of a booking, or of the settings for future bookings. */
export interface TermsFacts extends PaymentTerms {
  readonly touristTax: { readonly mode: 'included' | 'perPersonNight' };
  readonly checkInFrom: string;
  readonly checkInUntil: string;
  readonly checkOutUntil: string;
  readonly requestExpiresAfterDays: number;
}

export interface TermsSection {
  id: string;
  heading: string;
  paragraphs: string[];
}

/**
 * The terms of a stay, the same on the terms page and in the file attached to a confirmation.
 * @param country the country's name
 */
export function composeTerms(
  facts: TermsFacts,
  country: string,
  text: TermsMessages,
  payment: PaymentTexts,
  format: Format,
): TermsSection[] {
  const { host, email, address, childrenUpToAge, refundDays } = property;
  const { advanceShare, cancellation, touristTax } = facts;
  const fee = format.share(lateShare(facts));
  const hasFee = lateShare(facts) > 0;
  const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
  const section = (id: string, ...paragraphs: string[]): TermsSection => ({
    id,
    heading: text(`${id}.heading`),
    paragraphs: paragraphs.filter(Boolean),
  });
  return [
    section(
      'request',
      text('request.text', {
        host,
        address: `${address.street}, ${address.zipCode} ${address.city}, ${country}`,
        days: format.span(facts.requestExpiresAfterDays, 'day'),
        binding: payment.binding(facts),
      }),
    ),
    section('price', sentences(text('price.text'), text(touristTax.mode === 'included' ? 'taxIncluded' : 'taxExtra'))),
    section(
      'payment',
      advanceShare > 0
        ? text('payment.advance', {
            share: format.share(advanceShare),
            within: payment.within(facts.advanceDueDays),
          })
        : '',
      advanceShare > 0 ? text('payment.unpaid') : '',
      sentences(
        advanceShare < 1 &&
          text(advanceShare > 0 ? 'payment.balance' : 'payment.all', { ways: payment.ways(facts.balanceWays) }),
        advanceShare < 1 && payment.transfer(advanceShare > 0, facts),
        text('payment.deposit'),
      ),
    ),
    section(
      'cancel',
      hasFee
        ? text('cancel.text', { days: format.span(cancellation.freeUntilDays, 'day'), share: fee })
        : text('cancel.noFee'),
      sentences(
        hasFee ? text('cancel.noShow', { share: fee }) : text('cancel.noShowFree'),
        text('cancel.early'),
        payment.refund(refundDays),
      ),
    ),
    section(
      'arrival',
      text('arrival.text', { from: facts.checkInFrom, until: facts.checkInUntil, out: facts.checkOutUntil }),
    ),
    section('house', text('house.text'), text('house.children', { age: String(childrenUpToAge) })),
    section('liability', text('liability.text')),
    section('law', text('law.text', { email })),
  ];
}
