import settings from '../../../villa/settings.json';

/** What the terms say about money, as the settings are when the site is built. */
export function readPaymentTerms() {
  const { advanceShare, touristTax, cancellation } = settings;
  return { advanceShare, taxIncluded: touristTax.mode === 'included', ...cancellation };
}
