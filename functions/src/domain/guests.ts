/** How many people come. A child counts as a guest too. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
}

/** Each apartment's own limits: `guests` bounds adults and children together. */
export interface GuestLimits {
  readonly adults: number;
  readonly children: number;
  readonly guests: number;
}

/** At least one adult, and none of the three limits exceeded. */
export function guestsFit(guests: Guests, limits: GuestLimits): boolean {
  return (
    guests.adults >= 1 &&
    guests.adults <= limits.adults &&
    guests.children >= 0 &&
    guests.children <= limits.children &&
    guests.adults + guests.children <= limits.guests
  );
}

/** May one more of this kind come? What the "+" of the guest picker asks. */
export function canAdd(kind: keyof Guests, guests: Guests, limits: GuestLimits): boolean {
  return guestsFit({ ...guests, [kind]: guests[kind] + 1 }, limits);
}
