import { readFile } from 'node:fs/promises';
import { inDays } from '../support/bookingRequest.ts';
import { formatIn } from '../support/messagesOf.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoOverflow } from './expectNoOverflow.ts';
import { HostDesk } from './HostDesk.ts';
import { expect, siteTest as test } from './siteTest.ts';

test('an owner enters a stay of a platform, invoices it, takes the invoice back, and saves report and record', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const apartment = await createTestApartment();
  const guest = `Zora ${apartment.slug}`;
  const host = new HostDesk(page);
  await host.open('books');
  await expect(host.viewHeading(host.t('hostBooks.title'))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await host.button('hostBooks.enter.open').click();
  await host.field('hostBooks.columns.apartment').selectOption(apartment.slug);
  const typed = { checkIn: inDays(-8), checkOut: inDays(-1), firstName: guest };
  for (const [name, value] of Object.entries(typed)) await host.dialog.locator(`[name="${name}"]`).fill(value);
  await host.field('hostBooks.enter.sold').selectOption('booking');
  await host.dialog.locator('[name="total"]').fill('700');
  await host.dialog.locator('[name="commission"]').fill('105');
  await expectAccessible(page);
  await host.submit('hostBooking.actions.save').click();
  await expect(host.dialog).toBeHidden();

  // The day may be in last year.
  const year = typed.checkOut.slice(0, 4);
  await page.getByLabel(host.t('hostBooks.year')).selectOption(year);
  const commission = page.getByRole('row', { name: host.t('hostBooks.columns.commission') });
  await expect(commission).toContainText(formatIn(host.language).money(10_500));
  await expectNoOverflow(page);
  const save = async (name: 'csv' | 'pdf' | 'record.csv') => {
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('main')
      .getByRole('button', { name: host.t(`hostBooks.${name}`), exact: true })
      .click();
    return readFile(await (await downloading).path(), 'utf8');
  };
  expect(await save('csv')).toContain(apartment.slug);
  expect(await save('pdf')).toMatch(/^%PDF-/);

  await host.button('hostBooks.parts.invoices').click();
  await page.getByLabel(host.t('hostBooks.year')).selectOption(year);
  const due = page.getByRole('listitem').filter({ hasText: guest });
  await due.getByRole('button', { name: `${host.t('hostBooks.invoices.issue')}: ${guest}` }).click();
  const cancel = due.getByRole('button', { name: host.t('hostBooks.invoices.cancel') });
  // An invoice issued today may belong to another year than the stay.
  await page.getByLabel(host.t('hostBooks.year')).selectOption(inDays(0).slice(0, 4));
  await expect(cancel).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await cancel.click();
  await host.submit('hostBooks.invoices.cancel').click();
  await expect(due.getByText(host.t('hostBooks.invoices.takenBack'))).toBeVisible();
  const record = await save('record.csv');
  expect(record.split('\r\n').filter((line) => line.includes(guest))).toHaveLength(2);
  await removeTestApartment(apartment);
});
