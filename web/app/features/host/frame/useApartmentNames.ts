import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slug } from '../../../i18n/useApartmentTexts.ts';

/** Names of apartments by slug. One that was added since the last build goes by its slug. */
export function useApartmentNames(): (slug: string) => string {
  const { i18n } = useTranslation();
  const { t } = useTranslation('villa');
  return useCallback(
    (slug) => {
      const key = `apartments.${slug}.name`;
      const known: boolean = i18n.exists(key, { ns: 'villa' });
      return known ? t(key as `apartments.${Slug}.name`) : slug;
    },
    [i18n, t],
  );
}
