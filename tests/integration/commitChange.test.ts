import '../support/isolatedProject.ts';
import '../support/emulators.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { blockPath, historyPath, settingsDocument } from '../../functions/src/contract/collections.ts';
import type { OwnerChange } from '../../functions/src/contract/ownerCallables.ts';
import { commitChange, type OwnerCall, type PlannedWrite } from '../../functions/src/owner/commitChange.ts';
import { OwnerError } from '../../functions/src/owner/OwnerError.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import settings from '../../villa/settings.json' with { type: 'json' };

const subject = blockPath('lavender-painters');
const read = () => firestore().doc(subject).get();

function callOf(requestId: string): OwnerCall {
  return {
    name: 'changeBlock',
    request: { requestId },
    owner: { email: 'ana@villa.example' },
    now: new Date(),
  };
}

const edit = async (before: Promise<PlannedWrite['before']> = read()): Promise<PlannedWrite> => ({
  reference: firestore().doc(subject),
  before: (await before)!,
  action: 'edited',
  fields: { reason: 'Roof' },
});

beforeEach(async () => {
  await firestore().doc(settingsDocument).set(settings);
  await firestore().doc(subject).set({ apartment: 'lavender', reason: 'Painters', revision: 4 });
});

test('a change that loses every race says so, and the same request may be tried again', async () => {
  const call = callOf(randomUUID());
  const outdated = read();
  await outdated;
  await firestore().doc(subject).update({ reason: 'Plumber' });
  const refused = commitChange(call, async () => [await edit(outdated)]);
  await expect(refused).rejects.toMatchObject({ details: { code: 'changed-meanwhile' } });
  expect((await read()).data()).toMatchObject({ reason: 'Plumber', revision: 4 });

  expect(await commitChange(call, async () => [await edit()])).toMatchObject([{ subject, revision: 5 }]);
  expect((await read()).get('reason')).toBe('Roof');
});

test('a request that was sent twice gets the same answer, even if one finds the other’s change', async () => {
  const call = callOf(randomUUID());
  let first: OwnerChange[] | undefined;
  const second = await commitChange(call, async () => {
    first = await commitChange(call, async () => [await edit()]);
    throw new OwnerError('changed-meanwhile');
  });
  expect(second).toEqual(first);
  expect((await read()).get('revision')).toBe(5);
});

test('a transient error of Firestore is retried, and after too many attempts the same request may be sent again', async () => {
  const call = callOf(randomUUID());
  const unavailable = () => Object.assign(new Error('The service is unavailable.'), { code: 14 });
  let attempts = 0;
  const failing = (times: number) => async () => {
    const write = await edit();
    const alongside = () => {
      attempts += 1;
      if (attempts <= times) throw unavailable();
    };
    return [{ ...write, alongside }];
  };
  await expect(commitChange(call, failing(Infinity))).rejects.toMatchObject({ code: 14 });
  expect((await read()).get('revision')).toBe(4);
  expect((await firestore().doc(historyPath(call.request.requestId)).get()).exists).toBe(false);

  attempts = 0;
  const [change] = await commitChange(call, failing(2));
  expect(attempts).toBe(3);
  expect(change).toMatchObject({ change: call.request.requestId, revision: 5 });
  expect(await commitChange(call, failing(0))).toEqual([change]);
  expect((await read()).get('revision')).toBe(5);
});
