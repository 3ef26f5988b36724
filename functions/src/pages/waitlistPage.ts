import type { Language } from '../domain/language.ts';
import { pathTo } from '../domain/sitePaths.ts';
import { errorText, mailTexts } from '../mail/format/mailTexts.ts';
import type { PageContent } from './renderPage.ts';

export type WaitlistPage = 'confirm' | 'confirmed' | 'leave' | 'left' | 'gone' | 'failed';

/** The page behind a link of the waitlist. */
export function waitlistPage(page: WaitlistPage, language: Language): PageContent {
  const t = mailTexts(language);
  const links = [{ label: t('newsletter.page.home'), path: pathTo('home', language) }];
  if (page === 'failed') {
    return { title: errorText('unexpected', language), text: errorText('unexpectedAdvice', language), links };
  }
  const said = { title: t(`waitlist.page.${page}.title`), text: t(`waitlist.page.${page}.text`), links };
  if (page === 'confirm') return { ...said, forms: [{ button: t('waitlist.page.confirm.button') }] };
  if (page === 'leave') return { ...said, forms: [{ button: t('waitlist.page.leave.button') }] };
  return said;
}
