import { randomUUID } from 'node:crypto';
import { arrivalPath } from '../../functions/src/contract/collections.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { bookingLink } from '../support/bookingLink.ts';
import { book, guestWith, stayIn } from '../support/bookingRequest.ts';
import { confirmAtDesk } from '../support/changeAtDesk.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('an owner writes how to get into an apartment, and a guest who arrives soon reads it', async ({
  page,
  anotherGuest,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const apartment = await createTestApartment();
  const host = new HostDesk(page);
  await host.open('more');
  await host.button('hostMore.parts.arrival').click();
  await page.getByRole('button', { name: apartment.slug, exact: true }).click();
  const form = page.getByRole('form', { name: `${host.t('hostMore.parts.arrival')}, ${apartment.slug}` });
  await form.getByLabel(host.t('arrival.keyCode')).fill('1958');
  await form.getByRole('button', { name: 'Deutsch' }).click();
  await form.getByLabel(host.t('arrival.instructions')).fill('Die Treppe links.\nDer Kasten hängt rechts.');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: host.t('host.form.save'), exact: true }).click();
  await expect(page.getByText(host.t('hostMore.saved.arrival', { apartment: apartment.slug }))).toBeVisible();

  const changes = { guest: guestWith(`${randomUUID()}@example.net`), language: 'it' } as const;
  const number = await book(apartment, stayIn(2, 3), changes);
  await confirmAtDesk(number);
  const guest = await anotherGuest();
  await guest.setViewportSize({ width: 360, height: 740 });
  await guest.goto((await bookingLink(number)).url);
  const t = messagesOf('it');
  const part = guest.getByRole('region', { name: t('arrival.title') });
  // Written in one language, read in another.
  await expect(part).toContainText('Der Kasten hängt rechts.');
  await expect(part).toContainText('1958');
  await expect(part.getByRole('button', { name: new RegExp(t('arrival.keyCode')) })).toBeVisible();
  await expectNoOverflow(guest);
  await expectAccessible(guest);
  await firestore().recursiveDelete(firestore().doc(arrivalPath(apartment.slug)));
  await removeTestApartment(apartment);
});
