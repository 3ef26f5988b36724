import { languages, type Language } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };

export const pageNames = ['home', 'apartments', 'apartment', 'about', 'contact'] as const;
export type PageName = (typeof pageNames)[number];

export type BenchedPage = { name: PageName; language: Language; path: string };

/** The public pages that are measured, in the languages asked for. */
export function benchedPages(names: readonly PageName[] = pageNames, spoken: readonly Language[] = languages) {
  return names.flatMap((name) =>
    spoken.map((language): BenchedPage => {
      const path = name === 'apartment' ? pathTo(name, language, apartments[0]!.slug) : pathTo(name, language);
      return { name, language, path };
    }),
  );
}
