import { lastFreeDay } from '../../functions/src/domain/cancellationTerms.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { formatIn, moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { BookingWalk } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* What guests ask before they send a request, beside the bill and on the apartment's page. */

const language = 'de';
const couple = { adults: 2, children: 0 };

test(
  'a request says the terms of its stay with dates and amounts, in German',
  { tag: '@only-phone' },
  async ({ page, week }) => {
    const walk = new BookingWalk(page, language);
    const { t } = walk;
    const lavender = sampleApartment('lavender');
    const { propertyTerms } = lavender;
    const { cancellation, advanceDueDays } = propertyTerms;
    const quote = quoteStay(week, couple, lavender, lavender.propertyTerms);
    const format = formatIn(language);
    await walk.openRequest('lavender', week);
    const terms = page.getByRole('region', { name: t('stayTerms.heading') });
    await expect(terms).toBeVisible();
    const share = format.share(cancellation.shareAfter);
    const ways = format.either([t('payment.way.cash'), t('payment.way.bankTransfer')]);
    for (const line of [
      t('stayTerms.freeUntil', { date: format.date(lastFreeDay(week, propertyTerms)!), share }),
      t('stayTerms.advanceTransfer', {
        amount: moneyIn(language, quote.advancePayment),
        within: t('payment.within', { count: advanceDueDays }),
      }),
      t('stayTerms.balance', {
        amount: moneyIn(language, quote.totalPayment - quote.advancePayment),
        date: format.date(week.checkIn),
        ways,
      }),
      t('stayTerms.arrival', { from: '15:00', until: '21:00' }),
      t('stayTerms.departure', { until: '10:00' }),
      t('stayTerms.noDeposit'),
      t('stayTerms.children', { age: property.childrenUpToAge, most: 2 }),
      t('stayTerms.cot'),
      t('stayTerms.noPets'),
      t('stayTerms.parkingFree', { count: 1 }),
    ]) {
      await expect(terms).toContainText(line);
    }
    await expectAccessible(page);
    // On a phone they come before the form.
    const [above, first] = [await terms.boundingBox(), await walk.field('firstName').boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(first!.y);
  },
);

test(
  "an apartment's page shows the terms before dates are chosen, in German",
  { tag: '@only-phone' },
  async ({ page, week }) => {
    const walk = new BookingWalk(page, language);
    const { propertyTerms } = sampleApartment('olive');
    const { cancellation, advanceShare } = propertyTerms;
    const format = formatIn(language);
    const share = format.share(cancellation.shareAfter);
    await walk.openApartment('olive');
    const terms = page.getByRole('region', { name: walk.t('stayTerms.heading') });
    // They are fetched when a guest comes near.
    await page.locator('#prices').scrollIntoViewIfNeeded();
    await expect(terms).toContainText(walk.t('stayTerms.freeDays', { count: cancellation.freeUntilDays, share }));
    await expect(terms).toContainText(walk.t('stayTerms.ofPrice', { share: format.share(advanceShare) }));
    await expect(terms).not.toContainText(walk.t('stayTerms.cot'));
    await expectAccessible(page);

    await walk.openApartment('olive', week);
    await page.locator('#prices').scrollIntoViewIfNeeded();
    await expect(terms).toContainText(
      walk.t('stayTerms.freeUntil', { date: format.date(lastFreeDay(week, propertyTerms)!), share }),
    );
  },
);
