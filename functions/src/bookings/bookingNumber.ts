import { createHmac } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, so a number read out on the phone stays what it is.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * The booking's number, `7K3Q9-XRD2M`: the first 50 bits of an HMAC of the request's id. The same request always has
 * the same number, no counter is needed, and none can be guessed or computed without the key.
 */
export function bookingNumber(requestId: string, key: string): string {
  const hash = createHmac('sha256', key).update(requestId.toLowerCase()).digest();
  const bits = hash.readBigUInt64BE();
  const text = Array.from({ length }, (_, index) => digits[Number((bits >> BigInt(59 - 5 * index)) & 31n)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
