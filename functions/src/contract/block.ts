import type { Stay } from '../domain/stay.ts';
import type { PlatformSale } from './platformSale.ts';

/** The nights of an apartment that a block closes: from `checkIn` up to the night before `checkOut`. */
export interface BlockedNights extends Stay {
  apartment: string;
}

/**
 * `blocks/{id}`: nights that the owner has closed. A document made in the console needs `apartment`, `checkIn` and
 * `checkOut` only; a trigger adds the rest and takes the nights.
 */
export interface StoredBlock<T = unknown> extends BlockedNights {
  /** Shown to owners only; may be empty. */
  reason: string;
  createdAt: T;
  /** How often it was changed, for the owner's page to tell that it is out of date. */
  revision: number;
  /** The nights it really holds; `null` while it holds none. */
  agreed: BlockedNights | null;
  /** Why the last edit in the console was not applied, in the owner's language. */
  problem: string | null;
  /** Platforms' sales of these nights that an owner has seen. Missing before the first one. */
  salesSeen?: PlatformSale[];
}

export interface Block<T = unknown> extends StoredBlock<T> {
  id: string;
}
