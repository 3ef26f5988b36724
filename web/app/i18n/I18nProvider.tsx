import type { Language } from 'functions/domain/language';
import { createInstance, type BackendModule, type i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Messages } from './Messages.ts';

/** Loads messages. The list of all message files is a module of its own, which is loaded with the first file. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, callback) {
    import('./messageFiles.ts')
      .then(({ loadFile }) => loadFile(language, namespace))
      .then(
        (messages) => callback(null, messages),
        (error: Error) => callback(error, false),
      );
  },
};

/** An i18next instance with these messages that loads other namespaces in their language on demand. */
export function createI18n({ language, resources }: Messages): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      load: 'currentOnly',
      resources: { [language]: resources },
      partialBundledLanguages: true,
      ns: Object.keys(resources),
      defaultNS: 'site',
      fallbackLng: false,
      initAsync: false,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: false },
    });
  return instance;
}

/** Shared, so that the next page in a language reuses the messages that an earlier one has loaded. */
const instances = new Map<Language, i18n>();

/**
 * A language's shared instance, with these messages added. At build time, every page gets a new instance, because it
 * must not rely on the messages of other pages.
 */
export function i18nOf(messages: Messages): i18n {
  const { language, resources } = messages;
  const known = instances.get(language);
  if (import.meta.env.SSR || !known) {
    const created = createI18n(messages);
    instances.set(language, created);
    return created;
  }
  for (const [namespace, strings] of Object.entries(resources)) {
    if (!known.hasResourceBundle(language, namespace)) known.addResourceBundle(language, namespace, strings);
  }
  return known;
}

export function I18nProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const instance = useMemo(() => i18nOf(messages), [messages]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
