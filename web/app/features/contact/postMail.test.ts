import { minFormFillMs } from 'functions/contract/mailRequestPath';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postMail } from './postMail.ts';

const letter = {
  kind: 'contact',
  language: 'en',
  firstName: 'Ada',
  lastName: 'Novak',
  email: 'ada@example.net',
  message: 'Is there a cot?',
} as const;

/** Node has no forms. `FormData` of this one has no entries, as if `website` were empty. */
const form = [] as unknown as HTMLFormElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('FormData', Map);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([0, 765.1, 1234.9, 1999.4, 1999.6])(
  'waits as long as the server requires if the guest clicks after %s ms',
  async (clicked) => {
    const sent = vi.fn(async (_url: string, { body }: RequestInit) => {
      expect((JSON.parse(body as string) as { sinceShown: number }).sinceShown).toBeGreaterThanOrEqual(minFormFillMs);
      return new Response('{}', { status: 202 });
    });
    vi.stubGlobal('fetch', sent);
    vi.advanceTimersByTime(clicked);
    const outcome = postMail(letter, form);
    await vi.advanceTimersByTimeAsync(2 * minFormFillMs);
    expect(await outcome).toMatchObject({ sent: true });
    expect(sent).toHaveBeenCalledOnce();
  },
);
