import type { MetaDescriptor } from 'react-router';
import { property } from '../villa/property.ts';

/** The page's title, with the site's slug as its last part, and its description. */
export function pageHead(title: string | undefined, description?: string): MetaDescriptor[] {
  return [
    { title: title ? `${title} · ${property.slug}` : property.slug },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
