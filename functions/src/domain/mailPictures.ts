import pictures from '../../../villa/pictures.json' with { type: 'json' };

/*
 * Pictures in mails. The site serves them under names that never change, because mails are read long after the next build.
 */

export const hostsPicturePath = '/mail-pictures/hosts.jpg';

export const apartmentPicturePath = (slug: string) => `/mail-pictures/apartment-${slug}.jpg`;

interface MailPicture {
  /** Name in `villa/pictures`, without its ending. */
  name: string;
  /** Width in a mail, in pixels. The file is twice as wide. */
  width: number;
  height: number;
}

/** All pictures by path: the hosts, and the first picture of each apartment. */
export const mailPictures: ReadonlyMap<string, MailPicture> = new Map([
  [hostsPicturePath, { name: pictures.about.hosts, width: 72, height: 72 }],
  ...Object.entries(pictures.apartments).flatMap(([slug, [first]]): [string, MailPicture][] =>
    first === undefined ? [] : [[apartmentPicturePath(slug), { name: first, width: 536, height: 268 }]],
  ),
]);
