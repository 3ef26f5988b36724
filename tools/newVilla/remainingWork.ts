import type { Answers } from './Answers.ts';

/** What only the owner can fill in, with the files concerned. */
export function remainingWork({ name, languages, address, account, imprint }: Answers): string {
  const files = (...names: string[]) =>
    names
      .map((file) => `locales/${languages.length === 1 ? languages[0]! : `{${languages.join()}}`}/${file}.json`)
      .join(', ');
  const work = [
    `photographs in place of villa/pictures, their texts in ${files('pictures')}; then "rendered": false in villa/pictures.json`,
    `what makes the house worth the journey: ${files('home', 'about', 'villa', 'apartments')}`,
    `how to get there, and how far it is to the beach, shops or the station: ${files('about', 'place')} and villa/place.json; a map: villa/map.svg, villa/map.json`,
    `words of guests: villa/reviews.json`,
    `terms and privacy policy, which a lawyer should read: ${files('terms', 'privacy')}; how long data are kept: retention in villa/property.json`,
    ...(Object.keys(imprint).length > 0
      ? []
      : ['tax number, register, authority, registration number of the house for the imprint: villa/property.json']),
    `the tourist tax, which the price includes${address.country === 'HR' ? '' : ', and whether guests must be registered'}: villa/settings.json`,
    ...(account ? [] : ['an account for advance payments, or advanceShare 0: villa/settings.json']),
    'key codes, Wi-Fi, the way in and house rules, which only guests with a confirmed booking get: at the desk (/host), under “More”, once the site is live',
    'times of arrival and departure, cancellation, advance payment, how long a request waits: villa/settings.json, later at the desk (/host)',
    'how long before and how far ahead one books, days of arrival, discounts for long stays, booking at once without your answer: villa/apartments.json, later at the desk',
    'colours: villa/theme.ts',
    'the sign in the browser’s tab and on the phone: villa/favicon.svg, villa/host-icon.svg',
    'README.md and docs/ describe the sample that the code came with; package.json has its name',
  ];
  return `
${name} is written. "npm start" shows it, "npm run check" checks it.

To change an answer, run it again: it replaces everything once more. After you have changed files by hand, change those instead.

What is still yours to do:
${work.map((line) => `  • ${line}`).join('\n')}
`;
}
