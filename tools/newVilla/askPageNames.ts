import * as z from 'zod';
import type { Language } from '../../functions/src/domain/language.ts';
import { namedPages, pageNamesSchema } from '../../web/app/villa/dataSchemas.server.ts';
import type { Answers } from './Answers.ts';
import type { Questions } from './Questions.ts';

/** Names of pages in paths, by language. */
export type PageNames = Partial<Record<Language, Record<string, string>>>;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const whatIsThere: Record<(typeof namedPages)[number], string> = {
  about: 'the house and its hosts',
  apartments: 'list of apartments',
  apartment: 'an apartment',
  contact: 'contact',
  login: 'sign-in',
  myBookings: 'my bookings',
  myBooking: 'a booking',
  request: 'request form',
  confirmation: 'after a request was sent',
  privacyPolicy: 'privacy policy',
  terms: 'terms',
  cookiePolicy: 'cookies',
  accessibility: 'accessibility',
};

/**
 * @param usual those that are taken where nobody chooses others
 * @returns those that differ
 */
export async function askPageNames(
  ask: Questions,
  languages: readonly Language[],
  usual: PageNames,
  before: Answers['pages'] = {},
): Promise<Answers['pages']> {
  const examples = languages
    .map((language, index) => `/${index === 0 ? '' : `${language}/`}${usual[language]!['apartments']}`)
    .join(', ');
  const hasOwn = Object.keys(before).length > 0;
  if (!(await ask.yes(`Own names for pages in addresses? Else as in ${examples}`, hasOwn))) return {};
  const pages: Answers['pages'] = {};
  for (const language of languages) {
    const name = languageNames.of(language)!;
    const names = { ...usual[language], ...before[language] };
    const chosen = await ask.some(
      `${name}: which pages get a name of your own?`,
      namedPages.map((page) => ({ value: page, name: `${names[page]}  (${whatIsThere[page]})`, short: names[page]! })),
      namedPages.filter((page) => before[language]?.[page] !== undefined),
    );
    const own: Record<string, string> = {};
    for (const page of chosen) {
      // A name that a page gives up may be another's, so those that are still to come count with none.
      const taken = Object.entries({ ...usual[language], ...own }).filter(
        ([other]) => own[other] !== undefined || !chosen.some((one) => one === other),
      );
      const schema = z.string().check((context) => {
        const { error } = pageNamesSchema.safeParse({ ...Object.fromEntries(taken), [page]: context.value });
        if (error) context.issues.push({ code: 'custom', message: error.issues[0]!.message, input: context.value });
      });
      own[page] = await ask.text(`  ${whatIsThere[page]}`, schema, names[page]);
    }
    if (chosen.length > 0) pages[language] = own;
  }
  return pages;
}
