import { parseTakenNights, takenNightsPath } from 'functions/contract/takenNights';
import { withTimeLimit } from '../../../firebase/calls/withTimeLimit.ts';
import type { VillaNights } from './VillaNightsStore.ts';

/** @throws if the server does not respond, or the response does not match the schema */
export function readVillaNights(): Promise<VillaNights> {
  return withTimeLimit(fetchNights(), 15_000);
}

async function fetchNights(): Promise<VillaNights> {
  const response = await fetch(takenNightsPath);
  if (!response.ok) throw new Error(`The taken nights could not be read: ${response.status}`);
  return parseTakenNights(await response.json());
}
