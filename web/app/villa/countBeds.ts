import type { BedKind, Room } from './dataSchemas.server.ts';

export type BedCounts = Partial<Record<BedKind, number>>;

export function countBeds(rooms: readonly Room[]): BedCounts {
  const counts: BedCounts = {};
  for (const { beds } of rooms) {
    for (const [kind, count] of Object.entries(beds) as [BedKind, number][]) counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}
