import { describe, expect, it } from 'vitest';
import { BookingFailure, toBookingFailure } from './BookingFailure.ts';
import { withTimeLimit } from './withTimeLimit.ts';

describe('toBookingFailure', () => {
  it('reads the code from the details, never from the message', () => {
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
  ])('turns every other error into `unexpected`', (thrown) => {
    expect(toBookingFailure(thrown).code).toBe('unexpected');
  });

  it("recognises a call that exceeds the hosting platform's own limit", () => {
    expect(toBookingFailure({ code: 'functions/resource-exhausted' }).code).toBe('too-many-requests');
  });

  it('recognises a session that is no longer valid', () => {
    expect(toBookingFailure({ code: 'functions/unauthenticated' }).code).toBe('signed-out');
  });

  it('returns a failure unchanged', () => {
    const failure = new BookingFailure({ code: 'too-soon' });
    expect(toBookingFailure(failure)).toBe(failure);
  });
});

describe('withTimeLimit', () => {
  it('fails a call that never ends, and passes others through', async () => {
    await expect(withTimeLimit(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'unexpected' });
    await expect(withTimeLimit(Promise.resolve(7), 1000)).resolves.toBe(7);
  });
});
