/** In milliseconds; the specification's section 9. */
const timeLimit = 120_000;

/** A part of the site that is fetched late. A browser may wait for it for ever; after 120 s it counts as one that cannot be had. */
export async function loadPart<T>(part: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the site took too long')), timeLimit);
  });
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
  }
}
