import { readOfferedApartments } from '../bookings/read/readOfferedApartments.ts';
import {
  currentApartmentsMinutes,
  currentApartmentsPath,
  type CurrentApartmentsResponse,
} from '../contract/currentApartments.ts';
import { definePublicData } from './definePublicData.ts';

/**
 * `GET /prices/current.json`: the offered apartments as their owner has them now, for pages whose prices were prerendered when
 * the site was built.
 */
export const currentApartmentsEndpoint = definePublicData(
  'currentApartments',
  currentApartmentsPath,
  currentApartmentsMinutes,
  async (): Promise<CurrentApartmentsResponse> => ({ apartments: await readOfferedApartments() }),
);
