import { useTranslation } from 'react-i18next';
import type { Slug } from '../../i18n/useApartmentTexts.ts';

/** An apartment's name in the page's language; one that the owner has added since the last build goes by its slug. */
export function useApartmentName(): (slug: string) => string {
  const { t, i18n } = useTranslation('villa');
  return (slug) => {
    const key = `apartments.${slug}.name`;
    const known: boolean = i18n.exists(key, { ns: 'villa' });
    return known ? t(key as `apartments.${Slug}.name`) : slug;
  };
}
