import type { Language } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import type { i18n } from 'i18next';
import { i18nOf } from './I18nProvider.tsx';
import { errorMessages } from './errorMessages.ts';
import type { Messages, Namespace } from './Messages.ts';

/**
 * Like `readMessages`, for pages that cannot be prerendered: loads the namespaces in the URL's language. Always includes the
 * error page's messages.
 */
export async function loadMessages(url: URL, ...namespaces: Namespace[]): Promise<Messages> {
  const language = languageOfPath(url.pathname);
  const instance = i18nOf(errorMessages[language]);
  await loadNamespaces(instance, ['site', ...namespaces]);
  return { language, resources: instance.getDataByLanguage(language) as Messages['resources'] };
}

/** Texts in a language that may differ from the page's, for example for a mail to a guest. */
export async function textsIn(language: Language, ...namespaces: Namespace[]): Promise<i18n> {
  const instance = i18nOf(errorMessages[language]);
  await loadNamespaces(instance, namespaces);
  return instance;
}

/** Loads the missing namespaces of the instance's language. Rejects if one cannot be loaded; a later call tries again. */
export async function loadNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const { language } = instance;
  const isMissing = (namespace: Namespace) => !instance.hasResourceBundle(language, namespace);
  // Not i18next's `loadNamespaces`, which never retries a failed namespace.
  await instance.reloadResources([language], namespaces.filter(isMissing));
  const failed = namespaces.filter(isMissing);
  if (failed.length > 0) throw new Error(`No ${language} messages for ${failed.join(', ')}`);
}
