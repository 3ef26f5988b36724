/**
 * Valid IDs of booking documents: a booking number such as `7K3Q9-XRD2M`, or the 20 letters and digits that the
 * Firebase console generates. Firestore reserves `__...__`:
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const bookingIdPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,40}$/;

/** The booking number in capitals if it was typed in lower case; otherwise `undefined`. */
export function inCapitals(typed: string): string | undefined {
  const capitals = typed.toUpperCase();
  return capitals !== typed && /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(capitals) ? capitals : undefined;
}
