import { expect, it } from 'vitest';
import { failedMail } from './useFailedMails.ts';

const mail = { to: ['ada@example.net'], message: { subject: 'Your booking' }, delivery: {} };

it('a failed mail is shown unless it will be retried or was sent again as another mail', () => {
  expect(failedMail('a', mail)).toEqual({ id: 'a', to: 'ada@example.net', subject: 'Your booking' });
  expect(failedMail('a', { ...mail, delivery: { retryAt: {} } })).toBeUndefined();
  expect(failedMail('a', { ...mail, resentAs: 'resent-again-1' })).toBeUndefined();
});

it.each([['x@example.net', 7], 'x@example.net'])('a console edit does not hide a failed mail: to %j', (to) => {
  expect(failedMail('a', { to })).toEqual({ id: 'a', to: 'x@example.net', subject: 'undefined' });
});
