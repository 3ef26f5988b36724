import { expect, it } from 'vitest';
import { failedMails } from './useFailedMails.ts';

const mail = { to: ['ada@example.net'], message: { subject: 'Your booking' } };

it('are those that are neither tried again nor were sent as another one', () => {
  const mails = [
    { ...mail, id: 'given-up', delivery: {} },
    { ...mail, id: 'tried-again', delivery: { retryAt: {} } },
    { ...mail, id: 'resent', delivery: {}, resentAs: 'resent-again-1' },
  ];
  expect(failedMails(mails)).toEqual([{ id: 'given-up', to: 'ada@example.net', subject: 'Your booking' }]);
});

it('are shown whatever the console has made of them', () => {
  expect(
    failedMails([
      { id: 'a', to: ['x@example.net', 7] },
      { id: 'b', to: 'y@example.net' },
    ]),
  ).toEqual([
    { id: 'a', to: 'x@example.net', subject: 'undefined' },
    { id: 'b', to: 'y@example.net', subject: 'undefined' },
  ]);
});
