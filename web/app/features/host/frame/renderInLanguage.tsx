import type { Language } from 'functions/domain/language';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { I18nProvider } from '../../../i18n/I18nProvider.tsx';
import type { Messages } from '../../../i18n/Messages.ts';

const catalogues = new Map<Language, Messages>();

function messagesIn(language: Language): Messages {
  const known = catalogues.get(language);
  if (known) return known;
  const folder = `locales/${language}`;
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as unknown;
  const resources = Object.fromEntries(readdirSync(folder).map((file) => [file.replace('.json', ''), read(file)]));
  const messages = { language, resources } as unknown as Messages;
  catalogues.set(language, messages);
  return messages;
}

/** For tests: a view's HTML in a language, with all messages loaded. */
export function renderInLanguage(view: ReactNode, language: Language = 'en'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/host']}>
      <I18nProvider messages={messagesIn(language)}>{view}</I18nProvider>
    </MemoryRouter>,
  );
}
