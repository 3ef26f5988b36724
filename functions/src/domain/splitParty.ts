import type { GuestLimits, Guests } from './guests.ts';

/**
 * Splits a party over apartments as evenly as possible, each with at least one adult and within its limits. Babies stay
 * in the first apartment.
 * @param limits the limits of each apartment
 * @returns the guests of each apartment, or `undefined` if there is no such split
 */
export function splitParty(party: Guests, limits: readonly GuestLimits[]): Guests[] | undefined {
  const total = limits.reduce((sum, { guests }) => sum + guests, 0);
  if (party.adults + party.children > total || party.adults < limits.length) return undefined;
  if (limits.some(({ adults, guests }) => adults < 1 || guests < 1)) return undefined;
  const shares = limits.map((limit) => ({ limit, adults: 1, children: 0 }));

  // Assigns children first, if possible to places that no adult could use, because a child in any other place takes it
  // from an adult.
  for (let child = 0; child < party.children; child += 1) {
    const open = shares.filter(({ limit, children }) => children < limit.children && children + 1 < limit.guests);
    const free = open.filter(({ limit, children }) => limit.guests - children > limit.adults);
    const room = emptiest(free.length > 0 ? free : open);
    if (!room) return undefined;
    room.children += 1;
  }
  for (let adult = limits.length; adult < party.adults; adult += 1) {
    const room = emptiest(
      shares.filter(({ limit, adults, children }) => adults < limit.adults && adults + children < limit.guests),
    );
    if (!room) return undefined;
    room.adults += 1;
  }
  const { babies } = party;
  return shares.map(({ adults, children }, place) => ({ adults, children, ...(place === 0 && babies && { babies }) }));
}

/** The apartment with the smallest share of its places taken; the first if several are equal. */
function emptiest<Share extends Guests & { limit: GuestLimits }>(shares: readonly Share[]): Share | undefined {
  const fill = ({ adults, children, limit }: Share) => (adults + children) / limit.guests;
  return shares.reduce<Share | undefined>(
    (best, share) => (best && fill(best) <= fill(share) ? best : share),
    undefined,
  );
}
