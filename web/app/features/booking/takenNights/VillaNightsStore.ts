import type { TakenNights } from 'functions/domain/availability';
import { monthOf, type IsoDate, type IsoMonth } from 'functions/domain/isoDate';
import { monthsOf, nightsOf, type Stay } from 'functions/domain/stay';
import { correctTakenNights, type StayResult } from './correctTakenNights.ts';

/** By the slug of the apartment; one that is missing could not be read, and nothing is known of its nights. */
export type VillaNights = ReadonlyMap<string, TakenNights>;

export interface VillaNightsView {
  /** The nights read last, also while they are read again. */
  readonly nights: VillaNights;
  readonly state: 'empty' | 'loading' | 'ready' | 'failed';
}

interface Readers {
  /** The public response, which may be as old as the CDN's copy. */
  readPublic: () => Promise<VillaNights>;
  /** The nights of an apartment in some months as they are now, read from Firestore. */
  readMonths: (slug: string, months: readonly IsoMonth[]) => Promise<ReadonlyMap<IsoMonth, readonly IsoDate[]>>;
}

/** In ms: all who ask within this time share one request. */
const freshFor = 60_000;

/** In ms: longer than any copy of the CDN that was made before the correction can still be sent, and shown. */
const correctedFor = 12 * 60_000;

/**
 * The taken nights of all apartments in the browser: the public response, corrected by what the server has said since of a
 * stay, as the public response may be older.
 */
export class VillaNightsStore {
  readonly #readers: Readers;
  readonly #listeners = new Set<() => void>();
  /** Months that are known better than by the public response, by apartment. */
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
   * The nights by the public response of the last minute.
   * @throws if they cannot be read; then the next call tries again
   */
  read(): Promise<VillaNights> {
    if (this.#reading) return this.#reading;
    if (Date.now() - this.#readAt < freshFor) return Promise.resolve(this.#view.nights);
    this.#reading = this.#fetch();
    return this.#reading;
  }

  /**
   * Corrects the nights by what the server has said of a stay. If they differ, the stay's months are read from Firestore, as
   * the server does not say which of its nights are taken.
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
      // What is known stays; the server decides.
    }
  }

  /** Counts all nights of a stay as taken, after a request of this visit has taken them. */
  async take(slug: string, stay: Stay): Promise<void> {
    try {
      if (!this.#view.nights.has(slug)) await this.read();
      const known = this.#view.nights.get(slug);
      if (known) this.#replace(slug, monthsWith(new Set([...known, ...nightsOf(stay)]), stay));
    } catch {
      // The next response has them.
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
    const months = new Map(all.filter(([, { at }]) => Date.now() - at < correctedFor));
    if (months.size === 0) return taken;
    const others = [...taken].filter((night) => !months.has(monthOf(night)));
    return new Set([...others, ...[...months.values()].flatMap(({ nights }) => nights)]);
  }
}

/** The nights in the months of a stay. */
function monthsWith(nights: TakenNights, stay: Stay): Map<IsoMonth, IsoDate[]> {
  return new Map(monthsOf(stay).map((month) => [month, [...nights].filter((night) => monthOf(night) === month)]));
}
