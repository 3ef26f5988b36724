import { runInNewContext } from 'node:vm';
import { writeLanguageCookie } from 'functions/domain/language';
import { expect, it } from 'vitest';
import { writeDetectionScript } from './detectionScript.ts';

/** The path that the script redirects to; `undefined` if it does not redirect. */
function leadsTo(cookie: string, languages: string[] | undefined, pathname = '/'): string | undefined {
  let target: string | undefined;
  const location = { pathname, search: '?adults=2', hash: '#area', replace: (to: string) => (target = to) };
  runInNewContext(writeDetectionScript(), {
    document: { cookie },
    navigator: { languages, language: 'pl' },
    location,
  });
  return target;
}

it.each([
  ['the cookie comes first', 'a=b; set-locale=hr; c=d', ['de'], '/hr?adults=2#area'],
  ['the cookie of the language menu is read', writeLanguageCookie('it').split(';')[0]!, ['de'], '/it?adults=2#area'],
  ['the first language that the site supports', 'set-locale=fr', ['fr-FR', 'pl-PL', 'de'], '/pl?adults=2#area'],
  ['a region counts as its language', '', ['de-AT', 'en'], '/de?adults=2#area'],
  ['capital letters are accepted', '', ['IT'], '/it?adults=2#area'],
  ['English is not redirected', '', ['en-GB', 'de'], undefined],
  ['English from the cookie is not redirected', 'set-locale=en', ['de'], undefined],
  ['no language that the site supports', '', ['fr', 'es'], undefined],
  ['another cookie of a similar name', 'xset-locale=de', ['fr'], undefined],
  ['an old browser', '', undefined, '/pl?adults=2#area'],
])('%s', (_, cookie, browserLanguages, target) => {
  expect(leadsTo(cookie, browserLanguages)).toBe(target);
});

it.each(['/about', '/de', '/pl/apartamenty'])('does not redirect from %s: the URL has a language', (pathname) => {
  expect(leadsTo('set-locale=hr', ['de'], pathname)).toBeUndefined();
});
