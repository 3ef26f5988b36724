import './configureZod.ts';
import * as z from 'zod/mini';
import { longestBlock, parseStay, type Stay } from '../domain/stay.ts';
import { platformSaleSchema } from './platformSale.ts';
import { isoDay, storedTime } from './storedFields.ts';

/** The nights of an apartment that a block closes: from `checkIn` up to the night before `checkOut`. */
export interface BlockedNights extends Stay {
  apartment: string;
}

const blockedNightsSchema = z
  .object({ apartment: z.string(), checkIn: isoDay, checkOut: isoDay })
  .check(z.refine(({ checkIn, checkOut }) => 'stay' in parseStay(checkIn, checkOut, longestBlock)));

/**
 * `blocks/{id}`: nights that the owner has closed at the desk. A document created by hand in the console is not a block.
 * Apartment and dates come from `settledStay`; edits of the top-level fields in the console have no effect.
 */
export const blockSchema = z.pipe(
  z.object({
    id: z.string(),
    /** Shown to owners only; may be empty. */
    reason: z.string(),
    createdAt: storedTime,
    /** Incremented with every change, so that an owner's page can tell that it is out of date. */
    revision: z.int(),
    /**
     * The nights that the block holds, stored a second time, so that an edit of them in the console can be put back.
     */
    settledStay: blockedNightsSchema,
    /**
     * Note for the owner that an edit in the console had no effect, in the owner's language. `null` once an owner has
     * seen it.
     */
    problem: z.nullable(z.string()),
    /** Platforms' sales of these nights that an owner has seen. */
    salesSeen: z.array(platformSaleSchema),
  }),
  z.transform((block) => ({ ...block, ...block.settledStay })),
);
export type Block = z.output<typeof blockSchema>;

export type StoredBlock = Omit<Block, 'id'>;
