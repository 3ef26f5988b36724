import settings from '../../../villa/settings.json';

/** Until when cancelling is free, and which share of the total price is due later; as they are when the site is built. */
export function readCancellationTerms() {
  return settings.cancellation;
}
