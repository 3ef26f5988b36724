import type { ReactNode } from 'react';

/**
 * A sentence with one link in it, which the text marks like `I accept the <policy>terms</policy>`, so that each language
 * puts it where it belongs. (i18next's own `Trans` does more, and brings 2.5 kB along.)
 * @param link draws the words that lead somewhere
 */
export function LinkedText({ text, link }: { text: string; link: (words: string) => ReactNode }) {
  const [, before, , words, after] = /^(.*)<(\w+)>(.*)<\/\2>(.*)$/s.exec(text) ?? [];
  if (words === undefined) return text;
  return (
    <>
      {before}
      {link(words)}
      {after}
    </>
  );
}
