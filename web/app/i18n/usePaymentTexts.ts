import { createPaymentTexts, type PaymentTexts } from 'functions/domain/paymentTexts';
import { useTranslation } from 'react-i18next';
import { useFormat } from './useFormat.ts';

/** Texts about payment and cancellation, from a quote and its terms. Requires messages of `payment`. */
export function usePaymentTexts(): PaymentTexts {
  const { t } = useTranslation('payment');
  // The cast is safe: a test checks that all keys exist.
  return createPaymentTexts((key, values) => t(key as 'withinNone', values ?? {}), useFormat());
}
