import { findUnfilled } from '../provision/findUnfilled.ts';
import type { Villa } from '../provision/readVilla.ts';
import { byHand, done, step, type Step } from '../provision/Step.ts';

/** Finds sample content in the files of pages and mails. */
export function contentSteps({ files, property }: Villa): Step[] {
  const reviews = files['villa/reviews.json'] as { sample: boolean; name: string }[];
  const invented = reviews.filter(({ sample }) => sample).map(({ name }) => name);
  const { rendered } = files['villa/pictures.json'] as { rendered: boolean };
  return [
    step('content', async () => {
      const unfilled = findUnfilled(files, property.address.country);
      if (unfilled.length === 0) return done('no text or value is still the sample’s');
      return byHand(`${unfilled.length} texts or values are not this villa’s`, ...unfilled);
    }),
    step('reviews', async () => {
      if (invented.length === 0) return done('no review is invented');
      return byHand(
        `${invented.length} reviews are invented (${invented.join(', ')})`,
        'take them out of villa/reviews.json; without reviews the page has no such section',
      );
    }),
    step('pictures', async () => {
      if (!rendered) return done('the pictures are photographs');
      return byHand(
        'the pictures are computer renderings, and the footer says so',
        'docs/running-the-site.md, "Your pictures"',
      );
    }),
  ];
}
