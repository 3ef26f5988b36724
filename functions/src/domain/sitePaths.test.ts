import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import {
  everyAlias,
  everyPath,
  everyPlace,
  languageOfPath,
  pageAt,
  pathTo,
  plainPages,
  slugPages,
  switchLanguage,
  type Place,
} from './sitePaths.ts';

const slugs = ['lavender', 'olive', 'rosemary'];

const anyLanguage = fc.constantFrom(...languages);
const anySlug = fc.stringMatching(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/);
const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ page: fc.constantFrom(...plainPages), language: anyLanguage }),
  fc.record({ page: fc.constantFrom(...slugPages), language: anyLanguage, slug: anySlug }),
);

/** Paths that guests and search engines rely on: the localised names under the prefix. */
const specified: Record<string, [page: string, language: string]> = {
  '/': ['home', 'en'],
  '/about': ['about', 'en'],
  '/apartments': ['apartments', 'en'],
  '/contact': ['contact', 'en'],
  '/cookie-policy': ['cookiePolicy', 'en'],
  '/login': ['login', 'en'],
  '/my-bookings': ['myBookings', 'en'],
  '/privacy-policy': ['privacyPolicy', 'en'],
  '/terms-condition': ['terms', 'en'],
  '/apartment/olive': ['apartment', 'en'],
  '/my-booking/7K3Q9-XRD2M': ['myBooking', 'en'],
  '/de/uber-uns': ['about', 'de'],
  '/de/wohnungen': ['apartments', 'de'],
  '/de/kontakt': ['contact', 'de'],
  '/de/datenschutzrichtlinie': ['privacyPolicy', 'de'],
  '/de/wohnungen/olive': ['apartment', 'de'],
  '/de/meine-buchung/7K3Q9-XRD2M': ['myBooking', 'de'],
  '/it/chi-siamo': ['about', 'it'],
  '/it/appartamenti': ['apartments', 'it'],
  '/it/contatti': ['contact', 'it'],
  '/it/informativa-sulla-privacy': ['privacyPolicy', 'it'],
  '/it/appartamenti/olive': ['apartment', 'it'],
  '/it/mia-prenotazione/7K3Q9-XRD2M': ['myBooking', 'it'],
  '/pl/nas': ['about', 'pl'],
  '/pl/apartamenty': ['apartments', 'pl'],
  '/pl/kontakt': ['contact', 'pl'],
  '/pl/polityka-prywatności': ['privacyPolicy', 'pl'],
  '/pl/apartamenty/olive': ['apartment', 'pl'],
  '/pl/moja-rezerwacja/7K3Q9-XRD2M': ['myBooking', 'pl'],
  '/hr/about': ['about', 'hr'],
  '/hr/apartmani': ['apartments', 'hr'],
  '/hr/kontakt': ['contact', 'hr'],
  '/hr/pravila-privatnosti': ['privacyPolicy', 'hr'],
  '/hr/stan/olive': ['apartment', 'hr'],
  '/hr/moja-rezervacija/7K3Q9-XRD2M': ['myBooking', 'hr'],
};

describe('the table of paths', () => {
  it.each(Object.entries(specified))('has %s', (path, [page, language]) => {
    const place = pageAt(path);
    expect(place).toMatchObject({ page, language });
    expect(pathTo(place!.page, place!.language, place!.slug)).toBe(path);
  });

  it.each(languages.slice(1))('reads the English names under /%s', (language) => {
    for (const page of plainPages) {
      expect(pageAt(`/${language}${pathTo(page, 'en')}`)).toEqual({ page, language });
    }
    for (const page of slugPages) {
      expect(pageAt(`/${language}${pathTo(page, 'en', 'olive')}`)).toEqual({ page, language, slug: 'olive' });
    }
  });

  it('redirects pages without their slug to the page above', () => {
    expect(pageAt('/apartment')).toEqual({ page: 'apartments', language: 'en' });
    expect(pageAt('/hr/stan')).toEqual({ page: 'apartments', language: 'hr' });
    expect(pageAt('/de/apartment/')).toEqual({ page: 'apartments', language: 'de' });
    expect(pageAt('/it/mia-prenotazione')).toEqual({ page: 'myBookings', language: 'it' });
  });

  it('finds every page by its path, raw, encoded, decomposed or with a trailing slash', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const path = pathTo(place.page, place.language, place.slug);
        for (const written of [path, encodeURI(path), encodeURI(path.normalize('NFD')), path.replace(/\/?$/, '/')]) {
          expect(pageAt(written)).toEqual(place);
        }
        expect(languageOfPath(path)).toBe(place.language);
      }),
    );
  });

  it('leads to the same page in every other language and back', () => {
    fc.assert(
      fc.property(anyPlace, anyLanguage, (place, other) => {
        const path = pathTo(place.page, place.language, place.slug);
        const there = switchLanguage(path, other);
        expect(pageAt(there)).toEqual({ ...place, language: other });
        expect(switchLanguage(there, place.language)).toBe(path);
      }),
    );
  });

  it('gives no two pages the same path', () => {
    const paths = everyPath(slugs);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(everyPlace(slugs).length);
    expect(paths).toHaveLength(5 * (plainPages.length + 2 * slugs.length));
  });

  it('has aliases that are not pages themselves and lead to one in the same language', () => {
    const aliases = everyAlias();
    const own = new Set(everyPath(slugs));
    expect(new Set(aliases.map(({ from }) => from)).size).toBe(aliases.length);
    for (const { from, to } of aliases) {
      const [start, end] = [from, to].map((path) => path.replace(':slug', 'olive')) as [string, string];
      expect(own).not.toContain(start);
      expect(pageAt(start)).toEqual(pageAt(end));
      expect(languageOfPath(start)).toBe(languageOfPath(end));
    }
    expect(aliases).toContainEqual({ from: '/de/apartment/:slug', to: '/de/wohnungen/:slug' });
    expect(aliases).toContainEqual({ from: '/pl/privacy-policy', to: '/pl/polityka-prywatności' });
    expect(aliases).toContainEqual({ from: '/hr/stan', to: '/hr/apartmani' });
    expect(aliases).not.toContainEqual(expect.objectContaining({ from: '/de/login' }));
  });

  it('finds no page at other paths, and never throws', () => {
    for (const path of [
      '/wohnungen',
      '/de/chi-siamo',
      '/apartments/x/y',
      '/apartment/olive/more',
      '/fr',
      '/about/us',
      '/%E0%A4%A',
    ]) {
      expect(pageAt(path)).toBeNull();
    }
    expect(switchLanguage('/no-such-page', 'pl')).toBe('/pl');
    fc.assert(fc.property(fc.webPath(), (path) => void pageAt(path)));
  });
});
