import { useTranslation } from 'react-i18next';
import type { FormChange } from './formChanges.ts';
import type { WriteValue } from './useStandingText.ts';

/**
 * Name of a field or of a part of a list, and its value as its owner reads it, if that is not as it is in the form.
 * @param path as in `FormChange`
 */
export type WordsOf = (path: readonly string[]) => { what: string; write?: WriteValue };

/** A change of a form, such as “Price per night (€): 120 → 130”. */
export function useChangeText(wordsOf: WordsOf): (change: FormChange) => string {
  const { t } = useTranslation('host');
  return ({ path, from, to }) => {
    const { what, write = String } = wordsOf(path);
    if (from === undefined) return t('versions.added', { what });
    if (to === undefined) return t('versions.removed', { what });
    const text = (value: unknown) => write(value as never).trim() || t('versions.nothing');
    return `${what}: ${text(from)} → ${text(to)}`;
  };
}
