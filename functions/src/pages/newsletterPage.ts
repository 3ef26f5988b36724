import property from '../../../villa/property.json' with { type: 'json' };
import type { Language } from '../domain/language.ts';
import { pathTo } from '../domain/sitePaths.ts';
import { errorText, mailTexts } from '../mail/format/mailTexts.ts';
import type { PageContent } from './renderPage.ts';

export type NewsletterPage = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'gone' | 'failed';

/** The page behind a newsletter link. */
export function newsletterPage(page: NewsletterPage, language: Language): PageContent {
  const home = { label: mailTexts(language)('newsletter.page.home'), path: pathTo('home', language) };
  return { ...messagesOf(page, language), links: [home] };
}

function messagesOf(page: NewsletterPage, language: Language): Omit<PageContent, 'links'> {
  const t = mailTexts(language);
  switch (page) {
    case 'confirm':
      return {
        title: t('newsletter.page.confirm.title'),
        text: t('newsletter.page.confirm.text', { property: property.name }),
        forms: [{ button: t('newsletter.page.confirm.button') }],
      };
    case 'unsubscribe':
      return {
        title: t('newsletter.page.unsubscribe.title'),
        text: t('newsletter.page.unsubscribe.text'),
        forms: [{ button: t('newsletter.page.unsubscribe.button') }],
      };
    case 'failed':
      return { title: errorText('unexpected', language), text: errorText('unexpectedAdvice', language) };
    default:
      return { title: t(`newsletter.page.${page}.title`), text: t(`newsletter.page.${page}.text`) };
  }
}
