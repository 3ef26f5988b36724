import { takenNightsPath, takenNightsSchema } from 'functions/contract/takenNights';
import { nightsInRanges } from 'functions/domain/nightRanges';
import { withTimeLimit } from '../../../firebase/calls/withTimeLimit.ts';
import type { VillaNights } from './VillaNightsStore.ts';

/** @throws if the server has no answer, or not one that the schema accepts */
export function readVillaNights(): Promise<VillaNights> {
  return withTimeLimit(fetchNights(), 15_000);
}

async function fetchNights(): Promise<VillaNights> {
  const response = await fetch(takenNightsPath);
  if (!response.ok) throw new Error(`The taken nights could not be read: ${response.status}`);
  const { apartments } = takenNightsSchema.parse(await response.json());
  return new Map(Object.entries(apartments).map(([slug, ranges]) => [slug, nightsInRanges(ranges)]));
}
