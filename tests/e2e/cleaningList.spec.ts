import { color } from '../../villa/theme.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { computedColor } from './computedColor.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('the cleaner opens the list by the owner’s private link, until the owner revokes it', async ({
  page,
  anotherGuest,
  allow,
}) => {
  allow(/410/);
  await page.setViewportSize({ width: 360, height: 740 });
  const host = new HostDesk(page);
  await host.open('cleaning');
  await expect(host.viewHeading(host.t('cleaning.title'))).toBeVisible();
  await host.button('cleaning.link.make').click();
  const address = page.getByLabel(host.t('cleaning.link.address'));
  await page.getByLabel(host.t('cleaning.link.language')).selectOption('hr');
  await expect(address).toHaveValue(/language=hr/);
  await expectNoOverflow(page);
  await expectAccessible(page);

  // On paper, the dark scheme would be unreadable, and the message about the new link would be in the way.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(host.viewHeading(host.t('cleaning.title'))).toHaveCSS('color', computedColor(color.text));
  await expect(page.getByText(host.t('cleaning.link.replaced'))).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  const cleaner = await anotherGuest();
  await cleaner.setViewportSize({ width: 360, height: 740 });
  await cleaner.goto(await address.inputValue());
  const t = messagesOf('hr');
  await expect(cleaner.getByRole('heading', { level: 1, name: t('cleaning.title') })).toBeVisible();
  await expectNoOverflow(cleaner);
  await expectAccessible(cleaner);
  await cleaner.getByRole('link', { name: t('cleaning.next') }).click();
  await expect(cleaner.getByRole('link', { name: t('cleaning.current') })).toBeVisible();

  await host.button('cleaning.link.revoke.submit').click();
  await host.submit('cleaning.link.revoke.submit').click();
  await expect(host.button('cleaning.link.make')).toBeVisible();
  await cleaner.reload();
  await expect(cleaner.getByRole('heading', { name: t('cleaning.page.unknown.title') })).toBeVisible();
});
