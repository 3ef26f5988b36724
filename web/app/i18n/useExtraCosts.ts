import type { Pricing, PaymentTerms } from 'functions/domain/quote';
import { useTranslation } from 'react-i18next';
import { useFormat } from './useFormat.ts';

/** What a guest pays in addition to the nights, such as "plus €50 cleaning". Empty if there is nothing else to pay. */
export function useExtraCosts(): (
  apartment: Pick<Pricing, 'cleaningFee'> & { propertyTerms: Pick<PaymentTerms, 'touristTax'> },
) => string {
  const { t } = useTranslation('site');
  const { money } = useFormat();
  return ({ cleaningFee, propertyTerms }) => {
    const isTaxed = propertyTerms.touristTax.mode !== 'included';
    if (cleaningFee === 0) return isTaxed ? t('apartment.plusTax') : '';
    return t(isTaxed ? 'apartment.plusCleaningAndTax' : 'apartment.plusCleaning', { fee: money(cleaningFee) });
  };
}
