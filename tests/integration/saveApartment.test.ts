import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  apartmentFactsSchema,
  propertyTermsSchema,
  type ApartmentFacts,
} from '../../functions/src/contract/apartment.ts';
import {
  accessDocument,
  apartmentPath,
  arrivalPath,
  historyPath,
  settingsDocument,
  versionPath,
} from '../../functions/src/contract/collections.ts';
import { recordDocumentEdit } from '../../functions/src/history/recordDocumentEdit.ts';
import { settingsSchema } from '../../functions/src/contract/settings.ts';
import { saveApartment, saveSettings } from '../../functions/src/owner/saveDocument.ts';
import { undoChange } from '../../functions/src/owner/undoChange.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import apartments from '../../villa/apartments.json' with { type: 'json' };
import settings from '../../villa/settings.json' with { type: 'json' };
import { sampleAccount } from '../support/sampleVilla.ts';

const owner = { email: 'ana@villa.example' };
const now = new Date('2026-11-23T10:00:00Z');
const path = apartmentPath('lavender');
const facts = apartmentFactsSchema.parse(apartments[0]);
const propertyTerms = propertyTermsSchema.parse(settings);

const read = async (at: string) => (await firestore().doc(at).get()).data();

/** Saves from a form that shows the current values, or `base`. */
async function save(
  changes: Partial<ApartmentFacts>,
  revision = 0,
  requestId: string = randomUUID(),
  base?: Record<string, unknown>,
) {
  const shown = base ?? (await read(path)) ?? {};
  return saveApartment(
    { requestId, apartment: 'lavender', revision, base: shown, facts: { ...facts, ...changes } },
    owner,
    now,
  );
}

beforeEach(async () => {
  const db = firestore();
  for (const document of [path, settingsDocument, accessDocument, arrivalPath('lavender')]) {
    await db.recursiveDelete(db.doc(document));
  }
  await db.doc(settingsDocument).set(settings);
  await db.doc(accessDocument).set({ owners: [owner.email] });
  await db.doc(path).set({ ...facts, propertyTerms });
});

describe('saving an apartment', () => {
  test('replaces the owner’s fields, increments the revision, and keeps the previous version', async () => {
    const requestId = randomUUID();
    const change = await save({ nightPrice: 15_000, seasons: [] }, 0, requestId);
    expect(change).toEqual({ subject: path, change: requestId, revision: 1, undoUntil: '2026-11-23T10:01:00.000Z' });
    expect(await read(path)).toEqual({ ...facts, nightPrice: 15_000, seasons: [], propertyTerms, revision: 1 });
    expect(await read(versionPath(path, 0))).toMatchObject({ values: facts, revision: 0, replacedBy: owner.email });
    const entry = await read(historyPath(requestId));
    expect(entry).toMatchObject({
      subject: path,
      action: 'pricesSaved',
      by: 'owner',
      email: owner.email,
      revision: 1,
      apartments: ['lavender'],
      undo: { fields: facts },
    });
    expect(entry?.changes).toContainEqual({ field: 'nightPrice', from: 14_500, to: 15_000 });
    expect(entry?.changes.map(({ field }: { field: string }) => field)).toEqual(['nightPrice', 'seasons']);
  });

  test('of an outdated page is refused with the current revision, and of two at once one wins', async () => {
    await save({ nightPrice: 15_000 });
    await expect(save({ nightPrice: 16_000 }, 0)).rejects.toMatchObject({
      details: { code: 'changed-meanwhile', revision: 1 },
    });
    const both = await Promise.allSettled([save({ nightPrice: 17_000 }, 1), save({ nightPrice: 18_000 }, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read(path)).toMatchObject({ revision: 2 });
  });

  test('with a fault is refused as a whole', async () => {
    await expect(save({ cleaningFee: 7000, nightPrice: 0 })).rejects.toMatchObject({
      details: { code: 'settings-invalid', faults: [{ field: 'nightPrice', fault: 'zero-price' }] },
    });
    expect(await read(path)).toEqual({ ...facts, propertyTerms });
    expect(await read(versionPath(path, 0))).toBeUndefined();
  });

  test('cannot turn it into another apartment, nor move it in lists', async () => {
    await save({ slug: 'olive', position: 3, stars: 5 } as Partial<ApartmentFacts>);
    expect(await read(path)).toEqual({ ...facts, stars: 5, propertyTerms, revision: 1 });
    await expect(
      saveApartment({ requestId: randomUUID(), apartment: 'sage', revision: 0, base: facts, facts }, owner, now),
    ).rejects.toThrow('apartment-not-found');
  });
});

describe('an edit in the console', () => {
  /** Edits the document, and returns the event's data. */
  async function edit(fields: Record<string, unknown>, eventId: string = randomUUID(), at = now) {
    const before = await read(path);
    await firestore().doc(path).update(fields);
    const written = { path, eventId, before, after: await read(path), at };
    return { written, record: () => recordDocumentEdit(written) };
  }

  test('increments the revision, is in the history, and leaves the previous version', async () => {
    const eventId = randomUUID();
    const { record } = await edit({ nightPrice: 15_000, 'rules.minNights': 4 }, eventId);
    expect(await record()).toBe(true);
    expect(await read(path)).toMatchObject({ nightPrice: 15_000, revision: 1, propertyTerms });
    expect(await read(versionPath(path, 0))).toMatchObject({ values: facts, revision: 0, replacedBy: null });
    expect(await read(historyPath(eventId))).toMatchObject({
      ...{ subject: path, action: 'pricesSaved', by: 'console', email: null, revision: 1, undoUntil: null },
      apartments: ['lavender'],
      changes: [
        { field: 'nightPrice', from: 14_500, to: 15_000 },
        { field: 'rules.minNights', from: facts.rules.minNights, to: 4 },
      ],
    });
    // The event comes again, or it belongs to a function's own write.
    expect(await record()).toBe(false);
    const counted = await read(path);
    const event = { path, eventId: randomUUID(), before: { ...counted, revision: 0 }, after: counted, at: now };
    expect(await recordDocumentEdit(event)).toBe(false);
    expect(await read(path)).toEqual(counted);
  });

  test('is not overwritten by an older form, nor by undoing an earlier change', async () => {
    const { change } = await save({ nightPrice: 15_000 });
    const { record } = await edit({ cleaningFee: 7_000 });
    await record();
    await expect(save({ nightPrice: 16_000 }, 1)).rejects.toThrow('changed-meanwhile');
    await expect(undoChange({ requestId: randomUUID(), change }, owner, now)).rejects.toThrow('undo-over');
    expect(await read(path)).toMatchObject({ nightPrice: 15_000, cleaningFee: 7_000, revision: 2 });
  });

  test('is not overwritten before its trigger has run either', async () => {
    await edit({ cleaningFee: 7_000 });
    await expect(save({ nightPrice: 16_000 }, 0, randomUUID(), facts)).rejects.toThrow('changed-meanwhile');
    expect(await read(path)).toEqual({ ...facts, cleaningFee: 7_000, propertyTerms });
    // Fields that only functions write, and unchanged values, do not count as a change.
    await firestore().doc(path).update({ cleaningFee: facts.cleaningFee, platformsUnreadSince: 'x' });
    await save({ nightPrice: 16_000 }, 0, randomUUID(), facts);
    expect(await read(path)).toMatchObject({ nightPrice: 16_000, revision: 1 });
  });

  test('that made it unreadable is replaced by the last valid values', async () => {
    await edit({ nightPrice: 'much' });
    await save({ nightPrice: 16_000 }, 0, randomUUID(), facts);
    expect(await read(path)).toMatchObject({ nightPrice: 16_000, revision: 1 });
  });

  test('is recorded even if its events come late or it removes the revision', async () => {
    const first = await edit({ nightPrice: 15_000 });
    const second = await edit({ nightPrice: 16_000 });
    await second.record();
    await first.record();
    expect(await read(path)).toMatchObject({ nightPrice: 16_000, revision: 2 });
    expect((await read(versionPath(path, 0)))?.values.nightPrice).toBe(15_000);
    expect((await read(versionPath(path, 1)))?.values.nightPrice).toBe(14_500);
    await firestore()
      .doc(path)
      .set({ ...facts, propertyTerms });
    const before = { ...facts, nightPrice: 16_000, propertyTerms, revision: 2 };
    expect(await recordDocumentEdit({ path, eventId: randomUUID(), before, after: await read(path), at: now })).toBe(
      true,
    );
    expect(await read(path)).toEqual({ ...facts, propertyTerms, revision: 3 });
  });

  test('is not assumed if a function wrote its own fields', async () => {
    const { record } = await edit({
      platformsUnreadSince: '2026-11-23T08:00:00Z',
      problem: 'x',
      'propertyTerms.advanceShare': 0.5,
    });
    expect(await record()).toBe(false);
    expect((await read(path))?.revision).toBeUndefined();
  });
});

describe('saving settings', () => {
  const paths = { property: settingsDocument, access: accessDocument };
  type Values = Record<string, unknown>;

  /** Saves from a form that shows the current values, or `base`. */
  async function saveAs(document: keyof typeof paths, values: object, revision = 0, base?: Values) {
    const shown = base ?? (await read(paths[document])) ?? {};
    const request = { requestId: randomUUID(), document, revision, base: shown, values: values as Values };
    return saveSettings(request, owner, now);
  }

  test('of the property saves optional fields and their removal', async () => {
    const { account, ...rest } = settingsSchema.parse(settings);
    const { change } = await saveAs('property', { ...rest, requestExpiresAfterDays: 4 });
    expect(await read(settingsDocument)).toEqual({ ...rest, requestExpiresAfterDays: 4, revision: 1 });
    expect((await read(historyPath(change)))?.changes).toEqual([
      { field: 'account', from: account, to: null },
      { field: 'requestExpiresAfterDays', from: 3, to: 4 },
    ]);
    const back = await saveAs('property', { ...rest, account }, 1);
    expect((await read(historyPath(back.change)))?.undo.fields.account).toEqual({ missing: true });
  });

  test('of how guests get in creates the document of an existing apartment, which can be undone', async () => {
    const saveArrival = (apartment: string) => {
      const values = { keyCode: ' 1958 ', instructions: { hr: 'Stube lijevo' } };
      return saveSettings({ requestId: randomUUID(), document: 'arrival', apartment, revision: 0, values }, owner, now);
    };
    await expect(saveArrival('attic')).rejects.toMatchObject({ details: { code: 'apartment-not-found' } });
    const { change } = await saveArrival('lavender');
    expect(await read(arrivalPath('lavender'))).toMatchObject({ instructions: { hr: 'Stube lijevo' }, revision: 1 });
    await undoChange({ requestId: randomUUID(), change }, owner, now);
    expect(await read(arrivalPath('lavender'))).toBeUndefined();
  });

  test('while mails cannot be sent keeps the note about it', async () => {
    const outage = { mailProblem: 'No mail can be sent.', mailProblemSince: Timestamp.fromDate(now) };
    await firestore().doc(settingsDocument).update(outage);
    await saveAs('property', { ...settings, requestExpiresAfterDays: 4 });
    expect(await read(settingsDocument)).toMatchObject({ ...outage, requestExpiresAfterDays: 4 });
    expect((await read(versionPath(settingsDocument, 0)))?.values).toEqual(settings);
  });

  test('that were edited in the console a moment ago is refused', async () => {
    await firestore().doc(settingsDocument).update({ 'account.holder': 'Iva' });
    await expect(saveAs('property', { ...settings, requestExpiresAfterDays: 4 }, 0, settings)).rejects.toThrow(
      'changed-meanwhile',
    );
    expect(await read(settingsDocument)).toEqual({ ...settings, account: { ...sampleAccount, holder: 'Iva' } });
    await firestore()
      .doc(accessDocument)
      .set({ owners: [owner.email, 'iva@villa.example'] });
    const base = { owners: [owner.email] };
    await expect(saveAs('access', base, 0, base)).rejects.toThrow('changed-meanwhile');
  });

  test('does not let owners remove themselves', async () => {
    await expect(saveAs('access', { owners: ['ivo@villa.example'] })).rejects.toMatchObject({
      details: { faults: [{ field: 'owners', fault: 'yourself-missing' }] },
    });
    await saveAs('access', { owners: ['Ana@villa.example', 'ivo@villa.example'] });
    expect(await read(accessDocument)).toEqual({ owners: ['ana@villa.example', 'ivo@villa.example'], revision: 1 });
  });
});
