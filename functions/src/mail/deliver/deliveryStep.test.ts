import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { readMailState } from '../queue/mailState.ts';
import { deliveryStep } from './deliveryStep.ts';

const now = 1_800_000_000_000;
const lease = (millis: number) => Timestamp.fromMillis(now + millis);

it.each<[string, unknown, ReturnType<typeof deliveryStep>]>([
  ['a new document', undefined, 'claim'],
  ['a document whose delivery was emptied', null, 'claim'],
  ['one queued by the extension', { state: 'PENDING' }, 'claim'],
  ['one that a person wants sent again', { state: 'RETRY', leaseExpireTime: null }, 'claim'],
  ['one being sent', { state: 'PROCESSING', leaseExpireTime: lease(1) }, 'wait'],
  ['one whose sender is gone', { state: 'PROCESSING', leaseExpireTime: lease(-1) }, 'giveUp'],
  ['one being sent without a lease', { state: 'PROCESSING', leaseExpireTime: null }, 'giveUp'],
  ['a sent one', { state: 'SUCCESS', leaseExpireTime: null }, 'leave'],
  ['a failed one', { state: 'ERROR', leaseExpireTime: null }, 'leave'],
  ['a state that nobody knows', { state: 'retry please' }, 'leave'],
  ['a delivery without a state', {}, 'leave'],
  ['a delivery that was typed as text', 'sent', 'leave'],
])('%s', (_name, delivery, step) => {
  expect(deliveryStep(readMailState({ delivery }), now)).toBe(step);
});

it.each<[string, unknown, unknown, ReturnType<typeof deliveryStep>]>([
  ['a new one that can still be undone', Timestamp.fromMillis(now + 1), undefined, 'withhold'],
  ['the same when its time has come', Timestamp.fromMillis(now), undefined, 'claim'],
  ['one queued by the extension', Timestamp.fromMillis(now + 1), { state: 'PENDING' }, 'withhold'],
  ['one that a person wants sent', Timestamp.fromMillis(now + 1), { state: 'RETRY' }, 'withhold'],
  ['one whose sender is gone', Timestamp.fromMillis(now + 1), { state: 'PROCESSING' }, 'giveUp'],
  ['a sent one', Timestamp.fromMillis(now + 1), { state: 'SUCCESS' }, 'leave'],
  ['one with a time that was typed as text', '2030-01-01', undefined, 'claim'],
])('withheld: %s', (_name, sendAfter, delivery, step) => {
  expect(deliveryStep(readMailState({ delivery, sendAfter }), now)).toBe(step);
});
