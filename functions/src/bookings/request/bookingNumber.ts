import { createHash, createHmac } from 'node:crypto';

// Crockford's base 32, without I, L, O and U: easy to read out on the phone.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * Booking number such as `7K3Q9-XRD2M`: the first 50 bits of an HMAC of the request ID and, from the second apartment
 * of a request on, its place in the list. Repeating a request gives the same numbers, no counter is needed, and numbers
 * cannot be guessed without the key.
 * @param place from 0
 */
export function numberForRequest(requestId: string, place: number, key: string): string {
  const id = requestId.toLowerCase();
  return toNumber(
    createHmac('sha256', key)
      .update(place === 0 ? id : `${id} ${place}`)
      .digest(),
  );
}

/**
 * Booking number for a document ID. IDs of bookings made on the site are numbers already; the console's IDs of 20 mixed
 * letters are hashed to one.
 */
export function numberFromId(id: string): string {
  if (/^[0-9A-Z-]{1,12}$/.test(id)) return id;
  return toNumber(createHash('sha256').update(id).digest());
}

function toNumber(hash: Buffer): string {
  const bits = hash.readBigUInt64BE();
  const text = Array.from({ length }, (_, index) => digits[Number((bits >> BigInt(59 - 5 * index)) & 31n)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
