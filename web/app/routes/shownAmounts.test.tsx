import fc from 'fast-check';
import type { Booking } from 'functions/contract/booking';
import { formatMoney } from 'functions/domain/formatNumber';
import { ledgerOf } from 'functions/domain/ledger';
import type { IsoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { anyStep, BookingLife } from '../../../tests/support/BookingLife.ts';
import { amountsIn, trueAmounts } from '../../../tests/support/trueAmounts.ts';
import { QuoteLines } from '../features/booking/quote/QuoteLines.tsx';
import { StayAndGuest } from '../features/host/bookings/StayAndGuest.tsx';
import { useMoneyText } from '../features/host/frame/useMoneyText.ts';
import { renderInLanguage } from '../features/host/frame/renderInLanguage.tsx';
import { BookingPage } from '../features/myBookings/booking/BookingPage.tsx';
import type { ShownBooking } from '../features/myBookings/booking/ShownBooking.ts';

/*
 * Every amount on a guest's booking page and at the owner's desk comes from the booking's quote, its payments or the
 * ledger. tests/ledger/randomLives.test.ts proves the same for mails, and that the ledger is right.
 */

const lives = 30;
const money = (cents: number) => formatMoney('en', cents);

function PageOfGuest({ booking, today }: { booking: Booking; today: IsoDate }) {
  return (
    <BookingPage
      booking={booking as ShownBooking}
      {...{ others: [], limits: null, times: null, today, transfer: null, arrival: [], cancelling: null, way: null }}
      guestRegister={false}
      price={([first]) => <QuoteLines quote={first!.quote} terms={first!.terms} />}
      seasonName={(season) => season}
    />
  );
}

function Desk({ booking, today }: { booking: Booking; today: IsoDate }) {
  const moneyText = useMoneyText();
  return (
    <>
      <p>{moneyText(ledgerOf([booking], today))}</p>
      <StayAndGuest booking={booking} bookings={[booking]} note="" />
      <QuoteLines quote={booking.quote} terms={booking.terms} />
    </>
  );
}

function read(View: typeof Desk, shown: Parameters<typeof Desk>[0]): string[] {
  const html = renderInLanguage(<View {...shown} />);
  return amountsIn(html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' '));
}

it(`in ${lives} random lives of a booking, pages show every open amount and no wrong one`, () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyStep, { minLength: 3, maxLength: 12 }), (isInstant, steps) => {
      const life = new BookingLife(isInstant);
      for (const step of steps) {
        if (!life.do(step)) continue;
        const { booking, today } = life;
        const isTrue = new Set(trueAmounts(life));
        const shown = { page: read(PageOfGuest, life), desk: read(Desk, life) };
        for (const [where, amounts] of Object.entries(shown)) {
          expect(
            amounts.filter((amount) => !isTrue.has(amount)),
            `${where} after ${step.do}`,
          ).toEqual([]);
        }
        const { state, owed, next, refundOpen, advanceOpen, balanceOpen } = ledgerOf([booking], today);
        expect(shown.page).toContain(money(booking.quote.totalPayment));
        if (refundOpen > 0) expect(shown.page).toContain(money(refundOpen));
        if (balanceOpen > 0) expect(shown.page).toContain(money(balanceOpen));
        if (advanceOpen > 0 && booking.advanceDueOn) expect(shown.page).toContain(money(advanceOpen));
        if (state === 'due') expect(shown.desk[0]).toBe(money(owed));
        if (state === 'overdue' || state === 'refundDue') expect(shown.desk[0]).toBe(money(next!.amount));
      }
    }),
    { numRuns: lives, seed: 20_261_126 },
  );
});
