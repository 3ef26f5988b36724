import { createInstance, type TFunction } from 'i18next';
import { formatLocales, type Language } from '../../functions/src/domain/language.ts';
import { PlainFailure } from '../support/PlainFailure.ts';
import { apartmentSlug, type Answers } from './Answers.ts';
import { pictureNames } from './pictureNames.ts';
import { textTemplates } from './textTemplates.ts';

export interface Catalogue {
  [key: string]: string | Catalogue;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Fills the templates with the values of a villa. Only `[[values]]` are filled in; the texts' own placeholders in braces stay. */
function templatesOf(language: Language): TFunction {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: textTemplates[language] } },
    interpolation: { escapeValue: false, prefix: '[[', suffix: ']]' },
  });
  return i18n.getFixedT(language);
}

/** Overwrites texts, in the order of the catalogue; an empty level of the templates empties that of the catalogue. */
function fill(catalogue: Catalogue, template: Catalogue, text: (key: string) => string, path: string): Catalogue {
  const entries = Object.entries(template);
  if (entries.length === 0) return {};
  const filled = { ...catalogue };
  for (const [formKey, value] of entries) {
    const key = formKey.replace(pluralForm, '');
    const here = `${path}.${key}`;
    if (typeof value === 'string') filled[key] = text(here);
    else filled[key] = fill((filled[key] ?? {}) as Catalogue, value, text, here);
  }
  return filled;
}

/** Replaces a level with all its content. */
const replaced: readonly [catalogue: string, level: string][] = [
  ['home', 'claims'],
  ['place', 'map'],
];

function replaceIn(catalogue: Catalogue, path: string, phrases: string[][], file: string): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  const level = keys.reduce<Catalogue>((inner, key) => inner[key] as Catalogue, catalogue);
  for (const [old = '', own = ''] of phrases) {
    const said = String(level[last]);
    // The words may be joined by non-breaking spaces.
    const found = new RegExp(old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \u00a0]/g, '[ \u00a0]'));
    if (!said.includes(own) && !found.test(said)) {
      throw new PlainFailure(`${file}: ${path} no longer says "${old.trim()}", which ${file} of a new villa replaces.`);
    }
    level[last] = said.replace(found, own);
  }
}

/**
 * The catalogues about the villa in one language, with neutral texts from the answers.
 * @param read returns a catalogue of `locales/{language}/`
 */
export function villaTexts(
  answers: Answers,
  language: Language,
  read: (name: string) => Catalogue,
): Record<string, Catalogue> {
  const t = templatesOf(language);
  const { address, coordinates, apartments, name, host } = answers;
  const country = new Intl.DisplayNames(formatLocales[language], { type: 'region' }).of(address.country)!;
  const values = {
    ...coordinates,
    name,
    host: host.name,
    place: address.city,
    street: address.street,
    zipCode: address.zipCode,
    country,
    count: apartments.length,
    guests: Math.max(...apartments.map(({ limits }) => limits.guests)),
  };
  const templates = textTemplates[language].texts as unknown as Record<string, Catalogue>;
  const texts: Record<string, Catalogue> = {};
  for (const [catalogue, template] of Object.entries(templates)) {
    const existing = read(catalogue);
    for (const [file, level] of replaced) {
      const kept = existing[level] as Catalogue | undefined;
      if (file === catalogue) existing[level] = level === 'map' ? { open: kept!['open']! } : {};
    }
    texts[catalogue] = fill(existing, template, (key) => t(key, values), `texts.${catalogue}`);
  }
  const apartmentTexts = texts['apartment'] as { rules: Catalogue };
  apartmentTexts.rules['pets'] = t(answers.petsWelcome ? 'pets.yes' : 'pets.no');

  texts['villa'] = {
    apartments: Object.fromEntries(
      apartments.map((apartment) => {
        const own = { apartment: apartment.name, size: apartment.squareMetres, count: apartment.limits.guests };
        return [
          apartmentSlug(apartment),
          {
            name: apartment.name,
            line: t('apartment.line', own),
            view: t(`view.${apartment.view}`),
            text: t('apartment.text', own),
          },
        ];
      }),
    ),
  };
  texts['pictures'] = pictureTexts(answers, t);

  if (address.country !== 'HR') {
    for (const [catalogue, paths] of Object.entries(textTemplates[language].legal)) {
      texts[catalogue] ??= read(catalogue);
      for (const [path, phrases] of Object.entries(paths as Record<string, string[][]>)) {
        replaceIn(texts[catalogue], path, phrases, `locales/${language}/${catalogue}.json`);
      }
    }
  }
  return texts;
}

function pictureTexts({ apartments, name }: Answers, t: TFunction): Catalogue {
  const textsOf = (what: string, caption = what) => ({ alt: t('picture.alt', { what }), caption });
  const kinds = ['house', 'evening', 'hosts', 'surroundings', 'way'] as const;
  const rooms = ['living', 'bedroom', 'kitchen', 'bathroom', 'outside'] as const;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const textsOfKind = (kind: string) => textsOf(t(`picture.${kind}`), capital(t(`picture.${kind}`)));
  return {
    [pictureNames.hero]: textsOf(name),
    [pictureNames.openGraph]: textsOf(name),
    ...Object.fromEntries(kinds.map((kind) => [pictureNames[kind], textsOfKind(kind)])),
    ...Object.fromEntries(rooms.map((room) => [`any-${room}`, textsOfKind(room)])),
    ...Object.fromEntries(
      apartments.map((apartment) => [pictureNames.cover(apartmentSlug(apartment)), textsOf(apartment.name)]),
    ),
  };
}
