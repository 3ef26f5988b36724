import { expect, it } from 'vitest';
import { createI18n } from './I18nProvider.tsx';
import { loadNamespaces, loadMessages } from './loadMessages.ts';
import type { Messages, Namespace } from './Messages.ts';

const page = { language: 'de', resources: {} } as Messages;

it('loads the namespaces that a page did not begin with', async () => {
  const instance = createI18n(page);
  await loadNamespaces(instance, ['errors', 'offer']);
  expect(instance.exists('no-apartments', { ns: 'errors' })).toBe(true);
  expect(instance.hasResourceBundle('de', 'offer')).toBe(true);
});

it('fails for each attempt at a namespace that cannot be loaded', async () => {
  const instance = createI18n(page);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(loadNamespaces(instance, ['unknown' as Namespace])).rejects.toThrow('No de messages for unknown');
  }
  await loadNamespaces(instance, ['offer']);
});

it('gives pages that are not prerendered the language of their URL', async () => {
  const { language, resources } = await loadMessages(new URL('https://villa.example/hr/nigdje'), 'about');
  expect(language).toBe('hr');
  expect(Object.keys(resources).sort()).toEqual(['about', 'errorPage', 'site']);
});
