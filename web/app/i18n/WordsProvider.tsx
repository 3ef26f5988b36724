import { createInstance, type i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Words } from './Words.ts';

/** A translator that knows these words and nothing else, ready at once. */
export function createTranslator({ language, resources }: Words): i18n {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    lng: language,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    defaultNS: 'site',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
  return translator;
}

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  const translator = useMemo(() => createTranslator(words), [words]);
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>;
}
