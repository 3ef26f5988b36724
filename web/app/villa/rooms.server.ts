import * as z from 'zod/mini';
import roomsJson from '../../../villa/rooms.json';

export const bedKinds = ['double', 'single', 'sofaBed', 'dayBed'] as const;
export type BedKind = (typeof bedKinds)[number];

const roomSchema = z.strictObject({
  kind: z.enum(['bedroom', 'living', 'studio']),
  /** How many of each kind are in it. */
  beds: z.partialRecord(z.enum(bedKinds), z.int().check(z.gte(1))),
  /** A baby's cot stands beside them. */
  cot: z.optional(z.boolean()),
});
export type Room = z.infer<typeof roomSchema>;

const roomsOf = z.parse(z.record(z.string(), z.array(roomSchema)), roomsJson);

/** The rooms of an apartment that somebody sleeps in: villa/rooms.json. Runs at build time only. */
export function readRooms(slug: string): Room[] {
  const rooms = roomsOf[slug];
  if (!rooms?.length) throw new Error(`villa/rooms.json has no rooms of the apartment ${slug}`);
  return rooms;
}

/** Has an apartment a baby's cot? */
export function hasCot(slug: string): boolean {
  return readRooms(slug).some(({ cot }) => cot);
}
