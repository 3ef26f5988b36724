import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../functions/src/contract/errorCode.ts';
import { languages } from '../../functions/src/domain/language.ts';
import property from '../../villa/property.json' with { type: 'json' };
import apartments from '../../villa/apartments.json' with { type: 'json' };
import { readCode, type CodeFile } from './readCode.ts';
import { keyInCode, namespaces, readTexts } from './readLocales.ts';

const files = readCode();
const isMail = ({ path }: CodeFile) => /^functions\/src\/(mail|newsletter|waitlist|endpoints|pages)\//.test(path);

/** Names the lines of a quote for pages and mails. */
const labels = 'functions/src/domain/quoteLineLabel.ts';
/** Compose texts of these namespaces for pages and mails. */
const composers = { payment: 'functions/src/domain/paymentTexts.ts', terms: 'functions/src/domain/composeTerms.ts' };
const speaks = (path: string, code: string, namespace: string) =>
  path.startsWith('web/') && new RegExp(`\\b${namespace}\\b`).test(code);

/** The files that use a namespace's texts. */
function speakersOf(namespace: string): CodeFile[] {
  if (namespace === 'mail') return files.filter(isMail);
  if (namespace === 'payment' || namespace === 'terms')
    return files.filter(
      ({ path }) => path === composers[namespace] || (namespace === 'terms' && path === 'web/app/routes/terms.tsx'),
    );
  if (namespace === 'format') return files.filter(({ path }) => path === 'functions/src/domain/createFormat.ts');
  if (namespace === 'offer') return files.filter(({ path, code }) => path === labels || speaks(path, code, namespace));
  if (namespace === 'owner')
    return files.filter(({ path }) => /^functions\/src\/(audit|bookings|mail|documentChecks)\//.test(path));
  return files.filter(({ path, code }) => speaks(path, code, namespace));
}

// The pictures' names are the keys of their texts: web/build/pictures/masters.test.ts.
const spoken = namespaces.filter((namespace) => namespace !== 'pictures');

describe('every text is used', () => {
  it.each(spoken)('of %s', (namespace) => {
    const speakers = speakersOf(namespace);
    const heard = speakers.some(({ asksByVariable }) => asksByVariable) ? files : speakers;
    const keys = [...new Set([...readTexts('en', namespace).keys()].map(keyInCode))];
    const unused = keys.filter(
      (key) =>
        !heard.some(({ literals }) => literals.has(key)) &&
        !speakers.some(({ patterns }) => patterns.some((pattern) => pattern.test(key))),
    );
    expect(unused).toEqual([]);
  });
});

// In pages the English files type the keys, so a missing one does not compile; mails accept any string.
describe('every text that code uses exists', () => {
  it('in the mails', () => {
    const keys = new Set([...readTexts('en', 'mail').keys()].map(keyInCode));
    const asked = files
      .filter(isMail)
      .flatMap(({ code }) => [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key!));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('for every line of a quote', () => {
    const keys = new Set([...readTexts('en', 'offer').keys()].map(keyInCode));
    const asked = files
      .filter(({ path }) => path === labels)
      .flatMap(({ code }) => [...code.matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key]) => key!));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(['payment', 'terms'] as const)('for every sentence of %s', (namespace) => {
    const keys = new Set([...readTexts('en', namespace).keys()].map(keyInCode));
    const { code } = files.find(({ path }) => path === composers[namespace])!;
    const asked = [...code.matchAll(/\btext\((.*?)\)/gs)].flatMap(([, inside]) =>
      [...inside!.matchAll(/(?<=^|[?:] )'([\w.]+)'/g)].map(([, key]) => key!),
    );
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('for every error of the contract', () => {
    const keys = new Set([...readTexts('en', 'errors').keys()].map(keyInCode));
    expect(errorCodes.filter((code) => !keys.has(code))).toEqual([]);
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
    for (const code of hostLanguages) expect(readTexts(language, 'format').has(`languages.${code}`), code).toBe(true);
  });
});
