import { useTranslation } from 'react-i18next';
import type { FormChange } from './formChanges.ts';

/** Formats a field's value for the owner. */
type WriteValue = (value: never) => string;

/**
 * Label of a field or list item, and a formatter if the form's value needs one.
 * @param path as in `FormChange`
 */
export type WordsOf = (path: readonly string[]) => { what: string; write?: WriteValue };

/** A form's change as text, such as “Price per night (€): 120 → 130”. */
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
