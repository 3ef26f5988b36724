import { BookingFailure } from './BookingFailure.ts';

/**
 * Rejects with `unexpected` if the work takes longer, so that no spinner runs for ever.
 * @param limit in milliseconds
 */
export async function withTimeLimit<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BookingFailure({ code: 'unexpected' })), limit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
