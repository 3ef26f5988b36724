import { expect, it } from 'vitest';
import { createI18n } from './I18nProvider.tsx';
import { loadNamespaces } from './loadNamespaces.ts';
import { loadMessages } from './loadMessages.ts';
import type { Messages } from './Messages.ts';

const page = { language: 'de', resources: { errors: { 'dates-required': 'ein Teil' } } } as unknown as Messages;

it('adds whole namespaces to what a page has begun with', async () => {
  const instance = createI18n(page);
  const t = instance.getFixedT('de', 'errors');
  expect(t('dates-required')).toBe('ein Teil');
  expect(instance.exists('no-apartments', { ns: 'errors' })).toBe(false);
  await loadNamespaces(instance, ['errors', 'offer']);
  expect(instance.exists('no-apartments', { ns: 'errors' })).toBe(true);
  expect(instance.hasResourceBundle('de', 'offer')).toBe(true);
  expect(t('dates-required')).not.toBe('ein Teil');
});

it('fails for what cannot be loaded, as often as it is tried', async () => {
  const instance = createI18n(page);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(loadNamespaces(instance, ['privacy'])).rejects.toThrow('No de messages for privacy');
  }
  await loadNamespaces(instance, ['offer']);
});

it('gives pages that are not prerendered the language of their URL', async () => {
  const { language, resources } = await loadMessages(new URL('https://villa.example/hr/nigdje'), 'about');
  expect(language).toBe('hr');
  expect(Object.keys(resources).sort()).toEqual(['about', 'errorPage', 'site']);
});
