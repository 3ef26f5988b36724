import { useTranslation } from 'react-i18next';
import type { Namespaces } from './Messages.ts';

/** What the site was built with. */
export type Slug = keyof Namespaces['villa']['apartments'];

/** An apartment's name and texts; every slug of villa/apartments.json has them in locales/{language}/villa.json. */
export function useApartmentTexts() {
  const { t } = useTranslation('villa');
  // Asked for one by one: most pages have only some of them.
  return (slug: string) => ({
    get name() {
      return t(`apartments.${slug as Slug}.name`);
    },
    get line() {
      return t(`apartments.${slug as Slug}.line`);
    },
    get view() {
      return t(`apartments.${slug as Slug}.view`);
    },
    get text() {
      return t(`apartments.${slug as Slug}.text`);
    },
  });
}
