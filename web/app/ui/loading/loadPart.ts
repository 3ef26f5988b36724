/** A browser may wait for ever. */
const timeLimitMillis = 120_000;

/** Loads a lazy module within the time limit. */
export async function loadPart<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the site took too long')), timeLimitMillis);
  });
  try {
    return await Promise.race([part, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
