import type { TakenNights } from 'functions/domain/availability';
import { monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { monthsOf, nightsOf, type Stay } from 'functions/domain/stay';
import { correctTakenNights, type StayResult } from './correctTakenNights.ts';

/** By apartment slug. A missing apartment could not be read, so its nights are unknown. */
export type VillaNights = ReadonlyMap<string, TakenNights>;

export interface VillaNightsView {
  /** The nights that were read last. They stay while the nights are read again. */
  readonly nights: VillaNights;
  readonly state: 'empty' | 'loading' | 'ready' | 'failed';
}

interface Readers {
  /** The public response, which may be as old as the CDN's copy. */
  readPublic: () => Promise<VillaNights>;
  /** The current nights of an apartment in some months, read from Firestore. */
  readMonths: (slug: string, months: readonly IsoMonth[]) => Promise<ReadonlyMap<IsoMonth, readonly IsoDate[]>>;
}

/** Calls within this time share one request. */
const freshMillis = 60_000;

/** By then, neither the CDN nor a page can still have a copy from before the correction. */
const correctedMillis = 12 * 60_000;

/**
 * The taken nights of all apartments in the browser. The public response may be old, so later answers of the server
 * correct it.
 */
export class VillaNightsStore {
  readonly #readers: Readers;
  readonly #listeners = new Set<() => void>();
  /** By apartment: months about which more recent data is known than that of the public response. */
  readonly #corrected = new Map<string, Map<IsoMonth, { nights: readonly IsoDate[]; at: number }>>();
  #view: VillaNightsView = { nights: new Map(), state: 'empty' };
  #public: VillaNights = new Map();
  #reading: Promise<VillaNights> | undefined;
  #readAt = -Infinity;

  constructor(readers: Readers) {
    this.#readers = readers;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): VillaNightsView => this.#view;

  /**
   * The nights from a public response at most a minute old.
   * @throws if they cannot be read; the next call tries again
   */
  read(): Promise<VillaNights> {
    if (this.#reading) return this.#reading;
    if (Date.now() - this.#readAt < freshMillis) return Promise.resolve(this.#view.nights);
    this.#reading = this.#fetch();
    return this.#reading;
  }

  /**
   * Corrects the nights by the server's answer about a stay. If they differ, reads the stay's months from Firestore, because
   * the answer does not say which nights are taken.
   */
  async correct(slug: string, stay: Stay, result: StayResult): Promise<void> {
    try {
      if (!this.#view.nights.has(slug)) await this.read();
      const known = this.#view.nights.get(slug);
      const nights = known && correctTakenNights(known, stay, result);
      if (!nights || nights === known) return;
      this.#replace(slug, monthsWith(nights, stay));
      this.#replace(slug, await this.#readers.readMonths(slug, monthsOf(stay)));
    } catch {
      // The nights stay as they were known. The server decides in the end.
    }
  }

  /** Counts all nights of a stay as taken, after a request in this visit has taken them. */
  async take(slug: string, stay: Stay): Promise<void> {
    try {
      if (!this.#view.nights.has(slug)) await this.read();
      const known = this.#view.nights.get(slug);
      if (known) this.#replace(slug, monthsWith(new Set([...known, ...nightsOf(stay)]), stay));
    } catch {
      // The next public response will include them.
    }
  }

  async #fetch(): Promise<VillaNights> {
    this.#show('loading');
    try {
      this.#public = await this.#readers.readPublic();
      this.#readAt = Date.now();
      this.#show('ready');
      return this.#view.nights;
    } catch (error) {
      this.#show('failed');
      throw error;
    } finally {
      this.#reading = undefined;
    }
  }

  #replace(slug: string, months: ReadonlyMap<IsoMonth, readonly IsoDate[]>): void {
    const corrected = this.#corrected.get(slug) ?? new Map();
    for (const [month, nights] of months) corrected.set(month, { nights, at: Date.now() });
    this.#corrected.set(slug, corrected);
    this.#show(this.#view.state);
  }

  #show(state: VillaNightsView['state']): void {
    const nights = new Map([...this.#public].map(([slug, taken]) => [slug, this.#correctedNights(slug, taken)]));
    this.#view = { nights, state };
    for (const listener of this.#listeners) listener();
  }

  #correctedNights(slug: string, taken: TakenNights): TakenNights {
    const all = [...(this.#corrected.get(slug) ?? [])];
    const months = new Map(all.filter(([, { at }]) => Date.now() - at < correctedMillis));
    if (months.size === 0) return taken;
    const others = [...taken].filter((night) => !months.has(monthOf(night)));
    return new Set([...others, ...[...months.values()].flatMap(({ nights }) => nights)]);
  }
}

/** The nights in the months of a stay. */
function monthsWith(nights: TakenNights, stay: Stay): Map<IsoMonth, IsoDate[]> {
  return new Map(monthsOf(stay).map((month) => [month, [...nights].filter((night) => monthOf(night) === month)]));
}
