/** How long an instance caches data, in milliseconds. */
export const briefly = 5000;

/**
 * Caches data in an instance for a few seconds, so that a flood of requests does not cause as many reads. Only for public data,
 * never for booking. In the emulator everything is read anew, so that tests see what they have written.
 */
export class KeptBriefly<Value> {
  readonly #kept = new Map<string, { value: Promise<Value>; until: number }>();

  /**
   * The values of the keys, in the same order.
   * @param read reads the missing values, once for concurrent callers; an error is not cached
   */
  get(keys: readonly string[], read: (missing: string[]) => Promise<Value[]>): Promise<Value[]> {
    const now = Date.now();
    for (const [key, { until }] of this.#kept) if (until <= now) this.#kept.delete(key);
    const missing = keys.filter((key) => !this.#kept.has(key));
    const reading = missing.length > 0 ? read(missing) : Promise.resolve([]);
    const fresh = new Map(missing.map((key, place) => [key, reading.then((values) => values[place]!)]));
    const values = keys.map((key) => fresh.get(key) ?? this.#kept.get(key)!.value);
    if (process.env.FUNCTIONS_EMULATOR !== 'true') {
      for (const [key, value] of fresh) this.#kept.set(key, { value, until: now + briefly });
      reading.catch(() => missing.forEach((key) => this.#kept.delete(key)));
    }
    return Promise.all(values);
  }
}
