import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { engineTest as test, sizes } from './engineTest.ts';

const t = messagesOf('en');

test('"back" from the sign-in page shows a working page, also from the back/forward cache', async ({
  openPage,
  foundEngine,
}) => {
  const page = await openPage(sizes.desk);
  await page.open(pathTo('about', 'en'));
  await page.waitUntilHydrated();
  await page.tap({ role: 'button', name: t('consent.rejectAll') });
  const before = await page.documentId();
  await page.tap({ role: 'link', name: t('site.nav.myBookings'), within: 'header' });
  await page.expectShown({ role: 'button', name: t('login.send') });
  // WebKit may ignore "back" while the page is still loading.
  await page.waitUntilHydrated();
  await page.goBack();
  await page.expectText({ role: 'heading' }, t('about.heading'));
  await page.waitUntilHydrated();
  console.log(`▸ ${foundEngine.engine}: ${(await page.documentId()) === before ? 'from the cache' : 'loaded again'}`);
  // The progress bar of a navigation that has not ended.
  await page.expectHidden({ css: 'body > div[aria-hidden="true"]' });
  await page.tap({ role: 'link', name: t('site.nav.contact'), within: 'header' });
  await page.expectShown({ role: 'heading', name: t('contact.heading') });
});
