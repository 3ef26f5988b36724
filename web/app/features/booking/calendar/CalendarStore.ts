import type { TakenNights } from 'functions/domain/availability';
import type { IsoDate, IsoMonth } from 'functions/domain/isoDate';

export interface CalendarView {
  /** The taken nights of all months read so far. */
  readonly taken: TakenNights;
  /** Those months, also while they are read again. */
  readonly months: ReadonlySet<IsoMonth>;
  readonly state: 'empty' | 'loading' | 'ready' | 'failed';
}

type ReadMonths = (slug: string, months: readonly IsoMonth[]) => Promise<Map<IsoMonth, IsoDate[]>>;

/** In ms. Returning to the page fires several events at once, which must cause one fetch. */
const freshFor = 300;

/** One apartment's public calendar in the browser: reads the months that are shown, and refreshes them. */
export class CalendarStore {
  readonly #slug: string;
  readonly #read: ReadMonths;
  readonly #months = new Map<IsoMonth, IsoDate[]>();
  /** The fetch that each month was last read by: a late response must not overwrite a newer one. */
  readonly #readBy = new Map<IsoMonth, number>();
  readonly #wanted = new Set<IsoMonth>();
  readonly #listeners = new Set<() => void>();
  #view: CalendarView = { taken: new Set(), months: new Set(), state: 'empty' };
  #reading = 0;
  #fetches = 0;
  #readAt = -Infinity;

  constructor(slug: string, read: ReadMonths) {
    this.#slug = slug;
    this.#read = read;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): CalendarView => this.#view;

  /** Reads the months that were not read yet. */
  want(months: readonly IsoMonth[]): Promise<void> {
    const missing = months.filter((month) => !this.#wanted.has(month));
    for (const month of missing) this.#wanted.add(month);
    return missing.length > 0 ? this.#fetch(missing) : Promise.resolve();
  }

  /** Reads all months again; the known nights stay until then. */
  refresh({ force = false } = {}): Promise<void> {
    if (this.#wanted.size === 0 || (!force && Date.now() - this.#readAt < freshFor)) return Promise.resolve();
    return this.#fetch([...this.#wanted]);
  }

  async #fetch(months: IsoMonth[]): Promise<void> {
    this.#readAt = Date.now();
    this.#reading += 1;
    const turn = (this.#fetches += 1);
    this.#show('loading');
    let failed = false;
    try {
      for (const [month, nights] of await this.#read(this.#slug, months)) {
        if ((this.#readBy.get(month) ?? 0) > turn) continue;
        this.#readBy.set(month, turn);
        this.#months.set(month, nights);
      }
    } catch {
      failed = true;
    }
    this.#reading -= 1;
    this.#show(failed ? 'failed' : this.#reading > 0 ? 'loading' : this.#complete() ? 'ready' : 'failed');
  }

  #complete(): boolean {
    return [...this.#wanted].every((month) => this.#months.has(month));
  }

  #show(state: CalendarView['state']): void {
    this.#view = { taken: new Set([...this.#months.values()].flat()), months: new Set(this.#months.keys()), state };
    for (const listener of this.#listeners) listener();
  }
}
