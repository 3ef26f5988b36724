import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Apartment } from '../../functions/src/contract/apartment.ts';
import {
  accessDocument,
  apartmentPath,
  historyCollection,
  versionPath,
} from '../../functions/src/contract/collections.ts';
import { findMailsAbout } from '../../functions/src/mail/queue/findMails.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { callFunction, codeOf } from '../support/callFunction.ts';
import { eventsHandled } from '../../emulator-data/eventsHandled.ts';
import { signIn, signInAsOwner } from '../support/signIn.ts';
import { createTestApartment, removeTestApartment } from '../support/testApartment.ts';

/* Edits of prices and owners in the console, with the triggers running. */

const db = firestore();
let apartment: Apartment;
beforeAll(async () => {
  apartment = await createTestApartment();
});
afterAll(() => removeTestApartment(apartment));

test('a price that was edited in the console is not overwritten by a form that was opened before', async () => {
  const path = apartmentPath(apartment.slug);
  const { propertyTerms: _, ...facts } = apartment;
  const { idToken } = await signInAsOwner();
  await db.doc(path).update({ nightPrice: 17_100 });
  await expect.poll(async () => (await db.doc(path).get()).get('revision') as unknown).toBe(1);

  const request = { requestId: randomUUID(), apartment: apartment.slug, revision: 0, base: facts, facts };
  expect(codeOf(await callFunction('saveApartment', request, idToken))).toBe('changed-meanwhile');
  expect((await db.doc(versionPath(path, 0)).get()).data()).toMatchObject({ values: facts, replacedBy: null });

  // The triggers' own writes are no edits.
  await eventsHandled(60_000);
  expect((await db.doc(path).get()).data()).toMatchObject({ nightPrice: 17_100, revision: 1 });
  const entries = await db.collection(historyCollection).where('subject', '==', path).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { by: 'console', changes: [{ field: 'nightPrice', from: apartment.nightPrice, to: 17_100 }] },
  ]);
});

test('an owner’s address that was typed with capitals and spaces holds as it is meant, beside one that is none', async () => {
  const access = db.doc(accessDocument);
  const email = `${randomUUID()}@example.net`;
  const unreadable = `no address ${randomUUID()}`;
  const partner = await signIn({ email, emailVerified: true });
  const open = () => callFunction('undoChange', { requestId: randomUUID(), change: randomUUID() }, partner.idToken);
  const owners = async () => (await access.get()).get('owners') as string[];
  const mails = async () => (await findMailsAbout('unreadable-settings-access')).length;
  const before = await mails();
  try {
    await access.update({ owners: FieldValue.arrayUnion(` ${email.toUpperCase()} `, unreadable) });
    // Functions let them in at once, the rules as soon as the entry is written as they compare it.
    expect(codeOf(await open())).toBe('undo-over');
    await expect.poll(owners).toContain(email);
    expect(await owners()).toContain(unreadable);
    await expect.poll(async () => (await access.get()).get('problem') as unknown).toContain('owners.');
    expect(await mails()).toBe(before + 1);

    await access.update({ owners: FieldValue.arrayRemove(email) });
    expect(codeOf(await open())).toBe('not-owner');
  } finally {
    await access.update({ owners: FieldValue.arrayRemove(email, ` ${email.toUpperCase()} `, unreadable) });
  }
  await expect.poll(async () => (await access.get()).get('problem') as unknown).toBeUndefined();
});
