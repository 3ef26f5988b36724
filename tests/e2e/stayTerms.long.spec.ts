import { lastFreeDay } from '../../functions/src/domain/cancellationTerms.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { formatIn, moneyIn } from '../support/messagesOf.ts';
import { sampleApartment } from '../support/sampleVilla.ts';
import property from '../../villa/property.json' with { type: 'json' };
import { BookingWalk } from './BookingWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, siteTest as test } from './siteTest.ts';

/* What guests ask before they send a request. It is beside the bill, and on the apartment's page. */

const language = 'de';
const couple = { adults: 2, children: 0 };

test(
  'the request page states the terms of its stay with dates and amounts, in German',
  { tag: '@only-phone' },
  async ({ page, week }) => {
    const walk = new BookingWalk(page, language);
    const { t } = walk;
    const lavender = sampleApartment('lavender');
    const quote = quoteStay(week, couple, lavender, lavender.propertyTerms);
    await walk.openRequest('lavender', week);
    const terms = page.getByRole('region', { name: t('stayTerms.heading') });
    // On a phone, the form begins on the first screen.
    await expect(walk.field('firstName')).toBeInViewport();
    await expect(terms).toBeVisible();
    for (const line of [
      t('stayTerms.arrival', { from: '15:00', until: '21:00' }),
      t('stayTerms.departure', { until: '10:00' }),
      t('stayTerms.children', { age: property.childrenUpToAge, most: 3 }),
      t('stayTerms.cot'),
      t('stayTerms.noPets'),
      t('stayTerms.parkingFree', { count: 1 }),
    ]) {
      await expect(terms).toContainText(line);
    }
    // Only the next steps say what is paid.
    await expect(terms).not.toContainText(/€|%/);
    await expect(page.getByRole('listitem').filter({ hasText: t('stayTerms.noDeposit') })).toBeVisible();
    const answer = terms.getByText(t('stayTerms.noPets'));
    await expect(answer).toBeHidden();
    await terms
      .locator('summary')
      .filter({ hasText: t('stayTerms.who') })
      .click();
    await expect(answer).toBeVisible();
    await expect(terms.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expectAccessible(page);
    // A line about the stay unfolds its bill.
    const bill = page.getByRole('group', { name: t('offer.quote.title') });
    await expect(bill).toBeHidden();
    const line = page.locator('summary').filter({ hasText: moneyIn(language, quote.totalPayment) });
    await line.click();
    await expect(bill).toBeVisible();
    await expectAccessible(page);
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
    // The prices are loaded when a guest scrolls near them.
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
