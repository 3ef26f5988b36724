import { useTranslation } from 'react-i18next';

/** A field that differs between two versions of a form. If only one version has the list item, the other value is `undefined`. */
interface FormChange {
  /** Field names and IDs of list items. */
  path: readonly string[];
  from: unknown;
  to: unknown;
}

/** Formats a field's value for the owner. */
type WriteValue = (value: never) => string;

/**
 * Label of a field or list item, and a formatter if the form's value needs one.
 * @param path names of fields and IDs of list items
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

type Fields = Readonly<Record<string, unknown>>;
type Part = Fields & { readonly id: string };

/** All fields that differ. List items are matched by their `id`, regardless of order. */
export function formChanges(from: unknown, to: unknown, path: readonly string[] = []): FormChange[] {
  if (isPartList(from) && isPartList(to)) {
    const ids = new Set([...from, ...to].map(({ id }) => id));
    const partOf = (list: readonly Part[], id: string) => list.find((part) => part.id === id);
    return [...ids].flatMap((id) => formChanges(partOf(from, id), partOf(to, id), [...path, id]));
  }
  if (isRecord(from) && isRecord(to)) {
    return Object.keys(to).flatMap((name) => formChanges(from[name], to[name], [...path, name]));
  }
  // Lists of plain values, such as arrival days, are compared as a whole.
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, from, to }];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPartList(value: unknown): value is readonly Part[] {
  return Array.isArray(value) && value.every((part) => isRecord(part) && typeof part.id === 'string');
}
