import type { MetaDescriptor } from 'react-router';
import { property } from '../villa/property.ts';

/** The size that `readSharedPicture` names pictures of. */
const sharedSize = { width: '1200', height: '630' };

/** With the site's slug as its last part. */
export function pageTitle(title: string | undefined): string {
  return title ? `${title} · ${property.slug}` : property.slug;
}

/**
 * The page's title, with the site's slug as its last part, its description, and what other sites show beside a link to it.
 * @param shared URL of its picture for social media
 */
export function pageHead(
  title: string | undefined,
  description?: string,
  shared?: { src: string; alt: string },
): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(shared
      ? [
          { property: 'og:type', content: 'website' },
          { property: 'og:site_name', content: property.name },
          { property: 'og:title', content: title ?? property.name },
          ...(description ? [{ property: 'og:description', content: description }] : []),
          { property: 'og:image', content: property.url + shared.src },
          { property: 'og:image:width', content: sharedSize.width },
          { property: 'og:image:height', content: sharedSize.height },
          { property: 'og:image:alt', content: shared.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
