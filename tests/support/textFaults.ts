import { readdirSync } from 'node:fs';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { readNamespace } from './messagesOf.ts';

const namespaces = readdirSync(new URL('../../locales/en', import.meta.url)).map((file) => file.replace('.json', ''));

/** First parts of message keys, such as `season` of `season.early`. */
const groups = new Set(
  namespaces.flatMap((namespace) =>
    Object.entries(readNamespace('en', namespace)).flatMap(([key, value]) => (typeof value === 'string' ? [] : [key])),
  ),
);

/** Field names in mails to the owner, and guests' input. They look like keys. */
const noKey = /@|^(delivery|settings|account)\./;

const faults: [what: string, pattern: RegExp][] = [
  ['a placeholder', /\{\{|\}\}|<%|\[object|\$t\(/],
  ['no value', /\b(undefined|null|NaN)\b|Invalid Date/],
  ['empty brackets', /[([„“«]\s*[)\]”»]/],
  ['spaces in a row', /\S {2,}\S/],
  ['a space before the mark', /\S[^\S\n][,.;!?](?=\s|$)/],
  ['marks in a row', /(?<!\.)\.[^\S\n]?\.(?!\.)|[,;:][^\S\n]?[,;.:]|…\./],
  ['a leading zero', /(?<![\d\p{L}.:,/+-]|\d\. ?)0[1-9](?=\s*[–-]\s*\d|\.?\s+[–\p{L}]|\.[–-])/u],
];

/**
 * Faults in a text for guests or the owner: a message key, a missing value, a doubled full stop, a date such as `05
 * June`, the month of another language.
 */
export function textFaults(text: string, language: Language): string[] {
  const found = faults.flatMap(([what, pattern]) => describeFault(what, text, pattern.exec(text)));
  for (const match of text.matchAll(/(?<![\w/@.-])([a-z][a-zA-Z]*)(\.[\w-]+)+/g)) {
    if (groups.has(match[1]!) && !noKey.test(match[0])) found.push(...describeFault('a key', text, match));
  }
  for (const month of foreignMonths(language)) {
    found.push(...describeFault('another language', text, month.exec(text)));
  }
  return found;
}

function describeFault(what: string, text: string, match: RegExpExecArray | null): string[] {
  if (!match) return [];
  const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
  return [`${what}: “${around.replace(/\s*\n\s*/g, ' ¶ ')}”`];
}

/** Dates in another language: `12 June` on a German page. */
function foreignMonths(own: Language): RegExp[] {
  const ours = new Set(monthsOf(own));
  return languages
    .filter((language) => language !== own)
    .flatMap(monthsOf)
    .filter((month) => !ours.has(month))
    .map((month) => new RegExp(`\\b\\d{1,2}\\.? ${month}(?!\\p{L})`, 'u'));
}

function monthsOf(language: Language): string[] {
  return Object.values(readNamespace(language, 'format')['months'] as Record<string, string>);
}
