import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { quoteStay } from '../../functions/src/domain/quote.ts';
import { book } from '../support/bookingRequest.ts';
import { formatIn, messagesOf, moneyIn } from '../support/messagesOf.ts';
import { sampleVilla } from '../support/sampleVilla.ts';
import comforts from '../../villa/comforts.json' with { type: 'json' };
import rooms from '../../villa/rooms.json' with { type: 'json' };
import { stayQuery } from './BookingWalk.ts';
import { expect, siteTest as test } from './siteTest.ts';

const language = 'it';
const couple = { adults: 2, children: 0 };
const apartments = sampleVilla();
type Slug = keyof typeof comforts;
const slugs = apartments.map(({ slug }) => slug as Slug);
const comfortsOf: Record<string, { dishwasher: boolean; terrace?: { squareMetres: number; sun: string } }> = comforts;

/** All beds of an apartment by their kind. */
function bedsOf(slug: Slug): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { beds } of rooms[slug])
    for (const [kind, count] of Object.entries(beds)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts];
}

test(
  'the comparison says of each apartment what helps to choose, with the totals of the chosen dates',
  { tag: '@phone' },
  async ({ page, week }) => {
    const t = messagesOf(language);
    const squareMetres = (size: number) =>
      t('apartments.compare.squareMetres', { size: formatIn(language).number(size) });
    const whether = (has: boolean) => t(`apartments.compare.${has ? 'yes' : 'no'}`);
    await book(
      apartments.find(({ slug }) => slug === 'lavender')!,
      week,
    );
    await page.goto(pathTo('apartments', language) + stayQuery(week, couple));
    const table = page.getByRole('table', { name: t('apartments.compare.heading') });
    const cells = (label: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: t(`apartments.compare.${label}`), exact: true }) })
        .getByRole('cell');
    await expect(cells('total')).toHaveText(
      apartments.map((apartment) =>
        apartment.slug === 'lavender'
          ? t('apartments.compare.notFree')
          : moneyIn(language, quoteStay(week, couple, apartment, apartment.propertyTerms).totalPayment),
      ),
    );
    // On a phone the names of the facts have no column, and so no header.
    await expect(table.getByRole('columnheader').filter({ hasNotText: t('apartments.compare.apartment') })).toHaveText(
      slugs.map((slug) => t(`villa.apartments.${slug}.name`)),
    );
    const terraces = slugs.map((slug) => comfortsOf[slug]!.terrace!);
    await expect(cells('terrace')).toHaveText(terraces.map((one) => squareMetres(one.squareMetres)));
    await expect(cells('sun.label')).toHaveText(terraces.map(({ sun }) => t(`apartments.compare.sun.${sun}`)));
    await expect(cells('view')).toHaveText(slugs.map((slug) => t(`villa.apartments.${slug}.view`)));
    await expect(cells('dishwasher')).toHaveText(slugs.map((slug) => whether(comforts[slug].dishwasher)));
    await expect(cells('washingMachine')).toHaveText(slugs.map((slug) => whether(comforts[slug].washingMachine)));
    await expect(cells('beds').getByRole('listitem')).toHaveText(
      slugs.flatMap((slug) => bedsOf(slug).map(([kind, count]) => t(`apartment.rooms.${kind}`, { count }))),
    );

    // No column is cut off, and none has to be scrolled to.
    const widths = await table.evaluate((element: { scrollWidth: number; clientWidth: number }) => [
      element.scrollWidth,
      element.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    const { width } = page.viewportSize()!;
    for (const cell of await table.getByRole('cell').all()) {
      const box = (await cell.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.width).toBeGreaterThan(60);
    }
  },
);
