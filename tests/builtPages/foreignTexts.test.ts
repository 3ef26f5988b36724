import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../functions/src/domain/language.ts';
import { everyPlace, pathTo } from '../../functions/src/domain/sitePaths.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { pageFile } from '../pageWeights/weigh.ts';
import { foreignTexts } from '../support/foreignTexts.ts';

const places = everyPlace(apartments.map(({ slug }) => slug));

it.each(languages)('no page in %s has a text of another language, visible or not, or a placeholder', (own) => {
  for (const { page, language, slug } of places) {
    if (language !== own) continue;
    const path = pathTo(page, language, slug);
    const html = readFileSync(pageFile(path), 'utf8');
    expect(foreignTexts(html, language), path).toEqual([]);
    expect(html, path).toContain(`<html lang="${language}"`);
    const said = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
    expect(said.match(/undefined|\{\{|\[object/g), path).toBeNull();
  }
});
