import { describe, expect, it } from 'vitest';
import { BookingFailure } from './BookingFailure.ts';
import { toBookingFailure } from './toBookingFailure.ts';
import { withTimeLimit } from './withTimeLimit.ts';

describe('toBookingFailure', () => {
  it('takes code and details, never the message', () => {
    const thrown = Object.assign(new Error('dates-taken [409]'), {
      code: 'functions/already-exists',
      details: { code: 'dates-taken', nights: ['2027-06-12'] },
    });
    const failure = toBookingFailure(thrown);
    expect(failure.code).toBe('dates-taken');
    expect(failure.details.nights).toEqual(['2027-06-12']);
    expect(failure.message).not.toContain('409');
  });

  it.each([
    new TypeError('Failed to fetch'),
    Object.assign(new Error('internal'), { code: 'functions/internal' }),
    Object.assign(new Error('x'), { code: 'functions/deadline-exceeded', details: { code: 'a-code-of-tomorrow' } }),
    undefined,
  ])('calls everything else unexpected', (thrown) => {
    expect(toBookingFailure(thrown).code).toBe('unexpected');
  });

  it("knows the platform's own limit", () => {
    expect(toBookingFailure({ code: 'functions/resource-exhausted' }).code).toBe('too-many-requests');
  });

  it('knows a session that nobody takes any more', () => {
    expect(toBookingFailure({ code: 'functions/unauthenticated' }).code).toBe('signed-out');
  });

  it('keeps a failure as it is', () => {
    const failure = new BookingFailure({ code: 'too-soon' });
    expect(toBookingFailure(failure)).toBe(failure);
  });
});

describe('withTimeLimit', () => {
  it('fails what never ends, and lets pass what does', async () => {
    await expect(withTimeLimit(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'unexpected' });
    await expect(withTimeLimit(Promise.resolve(7), 1000)).resolves.toBe(7);
  });
});
