import type { Apartment } from 'functions/contract/apartment';
import { Amenities } from '../features/apartments/Amenities.tsx';
import { HouseRules } from '../features/apartments/HouseRules.tsx';
import { Rooms } from '../features/apartments/Rooms.tsx';
import { SeasonPrices } from '../features/apartments/SeasonPrices.tsx';
import type { Room } from '../villa/dataSchemas.server.ts';

/** What an apartment has. */
export function RoomsAndAmenities({ rooms }: { rooms: Room[] }) {
  return (
    <>
      <Rooms rooms={rooms} />
      <Amenities />
    </>
  );
}

/** What it costs, and on which terms. */
export function PricesAndRules({ apartment }: { apartment: Apartment }) {
  return (
    <>
      <SeasonPrices apartment={apartment} />
      <HouseRules apartment={apartment} />
    </>
  );
}
