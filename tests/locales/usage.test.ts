import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../functions/src/contract/errorCode.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { inProject } from '../../tools/support/projectRoot.ts';
import property from '../../villa/property.json' with { type: 'json' };
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { keyInCode, namespaces, readTexts } from '../support/readLocales.ts';

/** The sources that contain texts for guests or the owner, without tests. */
const code = globSync(['web/app/**/*.{ts,tsx}', 'functions/src/**/*.ts'], { cwd: inProject() })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(inProject(path), 'utf8').replace(/^import .*$/gm, ''))
  .join('\n');

const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, text]) => text!);
/** Text in quotes. Also page heads, which read the messages directly: resources.home?.title */
const literals = new Set([
  ...found(/'([^'\n]*)'/g),
  ...found(/i18nKey="([^"]*)"/g),
  ...found(/\.\w+\?\.((?:\w+\.)*\w+)\b/g),
]);
/** Template strings with a placeholder (`nav.${page}` finds `nav.home`), and records that are looked up by key. */
const patterns = [
  ...found(/`([^`\n]*\$\{[^`\n]*)`/g)
    .filter((template) => /^[\w.-]*\.\$\{|\}\.[\w.-]*$/.test(template))
    .map((template) => `^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  ...found(/\.(\w+)\[\w+\]/g).map((record) => `^${record}\\.[\\w-]+$`),
].map((pattern) => new RegExp(pattern));

// Pictures are tested in web/build/pictures/masters.test.ts, because their names are the keys of their texts.
it.each(namespaces.filter((namespace) => namespace !== 'pictures'))('every text of %s is used', (namespace) => {
  const keys = [...new Set([...readTexts('en', namespace).keys()].map(keyInCode))];
  const unused = keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

// The English files give the texts of pages their types. A mail without a text shows its key:
// tests/mails/everyMail.test.ts.
describe('there is a text', () => {
  it('for every error of the contract', () => {
    const keys = new Set([...readTexts('en', 'errors').keys()].map(keyInCode));
    expect(errorCodes.filter((one) => !keys.has(one))).toEqual([]);
  });

  it.each(languages)('for every apartment, in %s', (language) => {
    const texts = readTexts(language, 'villa');
    for (const { slug } of apartments) {
      for (const part of ['name', 'line', 'view', 'text']) expect(texts.has(`apartments.${slug}.${part}`)).toBe(true);
    }
  });

  it.each(languages)('for each value of the villa in villa/property.json, in %s', (language) => {
    const { address, hostLanguages } = property;
    expect(readTexts(language, 'site').get('country')).toBe(
      new Intl.DisplayNames(language, { type: 'region' }).of(address.country),
    );
    for (const one of hostLanguages) expect(readTexts(language, 'format').has(`languages.${one}`), one).toBe(true);
  });
});
