import { createInstance, type BackendModule, type i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Messages } from './Messages.ts';

/** The list of all message files is a module of its own, which is fetched with the first of them. */
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

/** An i18next instance that has these messages at once and loads any other namespace in their language when it is asked to. */
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

export function I18nProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const instance = useMemo(() => createI18n(messages), [messages]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
