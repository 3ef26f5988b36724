import type { TakenNights } from 'functions/domain/availability';

/** By the slug of the apartment; one that is missing could not be read, and nothing is known of its nights. */
export type VillaNights = ReadonlyMap<string, TakenNights>;

export interface VillaNightsView {
  /** The nights read last, also while they are read again. */
  readonly nights: VillaNights;
  readonly state: 'empty' | 'loading' | 'ready' | 'failed';
}

/** In ms: no longer than the CDN has its copy. */
const freshFor = 60_000;

/** The taken nights of all apartments in the browser: one request for all who ask within a minute. */
export class VillaNightsStore {
  readonly #read: () => Promise<VillaNights>;
  readonly #listeners = new Set<() => void>();
  #view: VillaNightsView = { nights: new Map(), state: 'empty' };
  #reading: Promise<VillaNights> | undefined;
  #readAt = -Infinity;

  constructor(read: () => Promise<VillaNights>) {
    this.#read = read;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): VillaNightsView => this.#view;

  /**
   * The nights, at most a minute old.
   * @throws if they cannot be read; then the next call tries again
   */
  read(): Promise<VillaNights> {
    if (this.#reading) return this.#reading;
    if (Date.now() - this.#readAt < freshFor) return Promise.resolve(this.#view.nights);
    this.#reading = this.#fetch();
    return this.#reading;
  }

  async #fetch(): Promise<VillaNights> {
    this.#show({ ...this.#view, state: 'loading' });
    try {
      const nights = await this.#read();
      this.#readAt = Date.now();
      this.#show({ nights, state: 'ready' });
      return nights;
    } catch (error) {
      this.#show({ ...this.#view, state: 'failed' });
      throw error;
    } finally {
      this.#reading = undefined;
    }
  }

  #show(view: VillaNightsView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
