import { guestsFit, sumOfGuests, type GuestLimits, type Guests } from './guests.ts';
import { splitParty } from './splitParty.ts';

/**
 * Moves guests between the apartments of a party, so that one apartment gets this number of adults or children. The
 * others give or take as few guests as possible, in their order. If that does not fit, they divide the rest anew.
 * @param shares the guests of each apartment, within its limits
 * @param place place of the apartment that gets `count`
 * @returns the new guests of each apartment; `undefined` if they do not fit
 */
export function moveGuests(
  shares: readonly Guests[],
  limits: readonly GuestLimits[],
  place: number,
  kind: 'adults' | 'children',
  count: number,
): Guests[] | undefined {
  const own = { ...shares[place]!, [kind]: count };
  if (!guestsFit(own, limits[place]!)) return undefined;
  const moved = shares.map((share, other) => (other === place ? own : share));
  const step = count > shares[place]![kind] ? -1 : 1;
  for (let left = Math.abs(count - shares[place]![kind]); left > 0; left -= 1) {
    const other = moved.findIndex(
      (share, at) => at !== place && guestsFit({ ...share, [kind]: share[kind] + step }, limits[at]!),
    );
    if (other === -1) return shareAnew(shares, limits, place, own);
    moved[other] = { ...moved[other]!, [kind]: moved[other]![kind] + step };
  }
  return moved;
}

function shareAnew(
  shares: readonly Guests[],
  limits: readonly GuestLimits[],
  place: number,
  own: Guests,
): Guests[] | undefined {
  const party = sumOfGuests(shares);
  const left = { adults: party.adults - own.adults, children: party.children - own.children };
  if (left.children < 0) return undefined;
  const others = limits.filter((_, at) => at !== place);
  const rest = splitParty(left, others);
  // Babies stay where they are.
  return (
    rest &&
    [...rest.slice(0, place), own, ...rest.slice(place)].map((share, at) => {
      const { babies } = shares[at]!;
      return { ...share, ...(babies && { babies }) };
    })
  );
}
