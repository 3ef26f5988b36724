import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RegisterField } from '../../functions/src/contract/guestRegister.ts';
import { leadsToRegister } from '../../functions/src/domain/bookingLink.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { inDays } from '../support/bookingRequest.ts';
import { responseOf } from '../support/callFunction.ts';
import { messagesOf } from '../support/messagesOf.ts';
import { samplePerson } from '../support/samplePerson.ts';
import { signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

const t = messagesOf('de');

test('a guest enters a person on a phone, also after an interruption, and the owner gets the entries', async ({
  page,
  anotherGuest,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { slug } = await createTestApartment();
  const guest = { firstName: 'Ada', lastName: slug, email: `${slug}@example.net` };
  const { booking: number } = await responseOf(
    'enterBooking',
    {
      ...{ requestId: randomUUID(), apartment: slug, checkIn: inDays(0), checkOut: inDays(2), adults: 2, children: 0 },
      ...{ status: 'confirmed', person: guest, language: 'de', price: { kind: 'list' } },
    },
    (await signInAsOwner()).idToken,
  );
  const mails = await findMailsAbout(number);
  const links = mails.flatMap((mail) => (mail.get('message.text') as string).match(/http\S+#\S+/g) ?? []);
  const url = links.find((link) => leadsToRegister(new URL(link).hash))!;
  await page.goto(url);
  const person = samplePerson({ lastName: slug, citizenship: 'USA' });
  const field = (name: RegisterField) => page.locator(`main [name="${name}"]`);
  for (const name of ['lastName', 'firstName', 'birthDate', 'birthCity', 'residenceCity', 'documentNumber'] as const) {
    await field(name).fill(person[name]);
  }
  for (const name of ['sex', 'birthCountry', 'citizenship', 'residenceCountry', 'documentKind'] as const) {
    await field(name).selectOption(person[name]);
  }
  await expectNoOverflow(page);
  await expectAccessible(page);
  const send = page.getByRole('button', { name: t('guestRegister.send') });
  await send.click();
  await expect(field('borderCrossing')).toBeFocused();

  // The phone closes the browser; the link is opened in another tab.
  await page.close();
  const later = await page.context().newPage();
  await later.setViewportSize({ width: 360, height: 740 });
  await later.goto(url);
  const again = (name: RegisterField) => later.locator(`main [name="${name}"]`);
  await expect(again('documentNumber')).toHaveValue(person.documentNumber);
  await again('borderCrossing').fill('Bregana');
  await again('passageDate').fill(inDays(0));
  await later.getByRole('button', { name: t('guestRegister.send') }).click();
  const name = `${person.firstName} ${person.lastName}`;
  await expect(later.getByRole('button', { name: t('guestRegister.anewOf', { name }) })).toBeVisible();
  await expect(again('documentNumber')).toHaveValue('');
  await later.reload();
  await expect(later.getByText(name, { exact: true })).toBeVisible();
  expect(await later.locator('main').innerText()).not.toContain(person.documentNumber);
  await later.getByRole('button', { name: t('guestRegister.anewOf', { name }) }).click();
  const leave = later.getByRole('button', { name: t('guestRegister.leave') });
  await leave.click();
  await expect(leave).toHaveCount(0);
  await expect(later.locator('#person')).toBeFocused();

  const desk = await anotherGuest();
  await desk.setViewportSize({ width: 390, height: 844 });
  const host = new HostDesk(desk);
  await host.open();
  const row = desk
    .getByRole('region', { name: host.t('hostToday.register.title') })
    .getByRole('listitem')
    .filter({ hasText: slug });
  await expect(row).toContainText(host.t('hostToday.register.sent', { sent: 1, of: 2 }));
  await expectNoOverflow(desk);
  await expectAccessible(desk);
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);

  await host.open('bookings', number);
  const table = desk.getByRole('region', { name, exact: true });
  await expect(table).toContainText('07.03.1985');
  await expect(table).toContainText('(USA)');
  await expectNoOverflow(desk);
  await expectAccessible(desk);
  const downloading = desk.waitForEvent('download');
  await host.button('hostToday.register.csv').click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(person.documentNumber);
  await removeTestApartment({ slug });
});
