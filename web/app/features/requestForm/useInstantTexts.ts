import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../i18n/useNamespaces.ts';

/**
 * The texts of a booking that is confirmed at once; `undefined` where apartments are requested, and until they are loaded:
 * what the page says decides what sending does.
 */
export function useInstantTexts(isInstant: boolean): TFunction<'instant'> | undefined {
  const { i18n } = useTranslation();
  const state = useNamespaces(isInstant, 'instant');
  return isInstant && state === 'ready' ? i18n.getFixedT(null, 'instant') : undefined;
}
