import { useTranslation } from 'react-i18next';
import type { Namespaces } from '../../i18n/Words.ts';

type Slug = keyof Namespaces['villa']['apartments'];

/** An apartment's name and texts; every slug of villa/apartments.json has them in locales/{language}/villa.json. */
export function useApartmentWords() {
  const { t } = useTranslation('villa');
  return (slug: string) => ({
    name: t(`apartments.${slug as Slug}.name`),
    line: t(`apartments.${slug as Slug}.line`),
    text: t(`apartments.${slug as Slug}.text`),
  });
}
