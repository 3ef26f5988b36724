import { AsyncLocalStorage } from 'node:async_hooks';

/** Reproducible numbers from 0 to 1 (linear congruential generator with the constants of Numerical Recipes). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Random numbers for simultaneous operations. Each operation has its own generator, so its actions depend on the seed
 * and its index, not on how fast the others are.
 */
export function seededOperations(seed: number): {
  random: () => number;
  run: <Result>(place: number, operate: () => Promise<Result>) => Promise<Result>;
} {
  const generators = new AsyncLocalStorage<() => number>();
  const outside = seededRandom(seed);
  return {
    random: () => (generators.getStore() ?? outside)(),
    // Neighbouring seeds would begin with nearly the same number; multiples of the golden ratio are far apart.
    run: (place, operate) => generators.run(seededRandom(Math.imul(place + 1, 0x9e3779b1) + seed), operate),
  };
}
