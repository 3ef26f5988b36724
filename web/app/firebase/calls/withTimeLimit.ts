import { BookingFailure } from './BookingFailure.ts';

/**
 * Nothing may spin for ever: fails as `unexpected` when the work takes longer.
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
