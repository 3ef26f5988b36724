import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespaces } from './Messages.ts';

/** Slugs of the apartments that exist at build time. */
export type Slug = keyof Namespaces['villa']['apartments'];

/** An apartment's name and texts. locales/{language}/villa.json has them for every slug in villa/apartments.json. */
export function useApartmentTexts() {
  const { t } = useTranslation('villa');
  return (slug: string) => {
    const text = (key: 'name' | 'line' | 'view' | 'text') => t(`apartments.${slug as Slug}.${key}`);
    return { name: text('name'), line: text('line'), view: text('view'), text: text('text') };
  };
}

/** An apartment's name by its slug. An apartment added since the last build is named by its slug. */
export function useApartmentName(): (slug: string) => string {
  const { t, i18n } = useTranslation('villa');
  return useCallback(
    (slug) => {
      const key = `apartments.${slug}.name`;
      const known: boolean = i18n.exists(key, { ns: 'villa' });
      return known ? t(key as `apartments.${Slug}.name`) : slug;
    },
    [i18n, t],
  );
}
