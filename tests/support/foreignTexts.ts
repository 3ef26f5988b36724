import { readdirSync } from 'node:fs';
import { languages, type Language } from '../../functions/src/domain/language.ts';
import { readNamespace } from './messagesOf.ts';

const namespaces = readdirSync(new URL('../../locales/en', import.meta.url)).map((file) => file.replace('.json', ''));

function leavesOf(strings: unknown): string[] {
  return typeof strings === 'string' ? [strings] : Object.values(strings as object).flatMap(leavesOf);
}

/** Texts long enough to be unique, without characters that HTML or JSON would escape. */
function telling(language: Language): string[] {
  const texts = namespaces.flatMap((namespace) => leavesOf(readNamespace(language, namespace)));
  return texts.filter((text) => text.length >= 15 && !/[<>&"'\\{}\n]/.test(text));
}

/** Texts of the other four languages in a page's HTML, visible or not. */
export function foreignTexts(html: string, own: Language): string[] {
  const ours = new Set(telling(own));
  return languages
    .filter((language) => language !== own)
    .flatMap(telling)
    .filter((text) => !ours.has(text) && html.includes(text));
}
