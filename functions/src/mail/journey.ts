import de from '../../../locales/de/about.json' with { type: 'json' };
import en from '../../../locales/en/about.json' with { type: 'json' };
import hr from '../../../locales/hr/about.json' with { type: 'json' };
import it from '../../../locales/it/about.json' with { type: 'json' };
import pl from '../../../locales/pl/about.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import type { Fact } from './MailContent.ts';

const pages = { en, de, it, pl, hr } satisfies Record<Language, unknown>;

/** How to get to the house, in the very words of the page about it: one place to keep true. */
export function journey(language: Language): { title: string; facts: Fact[] } {
  const { heading, car, boat, plane } = pages[language].arrive;
  return { title: heading, facts: [car, boat, plane].map((way) => ({ label: way.heading, value: way.text })) };
}
