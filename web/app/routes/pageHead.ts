import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { Namespace, Namespaces, PageData } from '../i18n/Messages.ts';
import { property } from '../villa/property.ts';
import type { readPage } from './readPage.server.ts';

/** The size of the pictures that `readSharedPicture` names. */
const sharedSize = { width: '1200', height: '630' };

/** Appends the site's slug. */
export function pageTitle(title: string | undefined): string {
  return title ? `${title} · ${property.slug}` : property.slug;
}

/**
 * The page's title with the site's slug appended, its description, and its preview on other sites.
 * @param shared URL of the picture for social media
 * @param structuredData JSON-LD for search engines
 */
export function pageHead(
  title: string | undefined,
  description?: string,
  shared?: { src: string; alt: string },
  structuredData: object[] = [],
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
    ...structuredData.map((one) => ({ 'script:ld+json': one }) as MetaDescriptor),
  ];
}

/** The namespaces of pages, which have a title. */
type PageNamespace = { [Name in Namespace]: Namespaces[Name] extends { title: string } ? Name : never }[Namespace];

/** The head of a page with title and description in a namespace, from its loader's data. */
export function pageMeta(namespace: PageNamespace): MetaFunction {
  return ({ loaderData }) => {
    const { messages, shared, structuredData } = (loaderData ?? {}) as Partial<PageData & ReturnType<typeof readPage>>;
    const texts: { title: string; description?: string } | undefined = messages?.resources[namespace];
    return pageHead(texts?.title, texts?.description, shared, structuredData);
  };
}
