import { findUnfilled } from '../provision/findUnfilled.ts';
import type { Villa } from '../provision/readVilla.ts';
import type { Step } from '../provision/Step.ts';

/** What is still the sample's, in files that pages and mails are made of. */
export function contentSteps({ files, property }: Villa): Step[] {
  const reviews = files['villa/reviews.json'] as { sample: boolean; name: string }[];
  const invented = reviews.filter(({ sample }) => sample).map(({ name }) => name);
  const { rendered } = files['villa/pictures.json'] as { rendered: boolean };
  return [
    {
      id: 'content',
      look: async () => {
        const unfilled = findUnfilled(files, property.address.country);
        if (unfilled.length === 0) return { state: 'done', says: 'no text or value is still the sample’s' };
        return { state: 'byHand', says: `${unfilled.length} texts or values are not this villa’s`, mend: unfilled };
      },
    },
    {
      id: 'reviews',
      look: async () => {
        if (invented.length === 0) return { state: 'done', says: 'no review is invented' };
        return {
          state: 'byHand',
          says: `${invented.length} reviews are invented (${invented.join(', ')})`,
          mend: ['take them out of villa/reviews.json; without reviews the page has no such section'],
        };
      },
    },
    {
      id: 'pictures',
      look: async () => {
        if (!rendered) return { state: 'done', says: 'the pictures are photographs' };
        return {
          state: 'byHand',
          says: 'the pictures are computer renderings, and the footer says so',
          mend: ['docs/owner-guide.md, "Your pictures"'],
        };
      },
    },
  ];
}
