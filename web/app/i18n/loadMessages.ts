import { languageOfPath } from 'functions/domain/sitePaths';
import { createI18n } from './I18nProvider.tsx';
import { errorMessages } from './errorMessages.ts';
import { loadNamespaces } from './loadNamespaces.ts';
import type { Messages, Namespace } from './Messages.ts';

/**
 * The same as `readMessages` for pages that cannot be prerendered: loads the namespaces in the language of the URL. The
 * messages of the error page are always part of it.
 */
export async function loadMessages(url: URL, ...namespaces: Namespace[]): Promise<Messages> {
  const language = languageOfPath(url.pathname);
  const instance = createI18n(errorMessages[language]);
  await loadNamespaces(instance, ['site', ...namespaces]);
  return { language, resources: instance.getDataByLanguage(language) as Messages['resources'] };
}
