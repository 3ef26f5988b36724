import { propertyTermsSchema } from 'functions/contract/apartment';
import type { Settings } from 'functions/contract/settings';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useSavedApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { Notice } from '../forms/formStyle.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { TypicalPrices } from '../prices/TypicalPrices.tsx';

/** What typical guests of each apartment pay with the saved tourist tax and with that in the form. Nothing if both are equal. */
export function TaxPrices({ saved, typed, today }: { saved: Settings; typed: Settings; today: IsoDate }) {
  const { t } = useTranslation('hostMore');
  const nameOf = useApartmentName();
  const apartments = useSavedApartments();
  if (JSON.stringify(typed.touristTax) === JSON.stringify(saved.touristTax)) return null;
  const terms = propertyTermsSchema.safeParse({ ...saved, touristTax: typed.touristTax });
  return (
    <>
      <Notice>{t('property.hints.taxPrices')}</Notice>
      {apartments?.map(({ apartment }) => (
        <TypicalPrices
          key={apartment.slug}
          title={nameOf(apartment.slug)}
          facts={apartment}
          before={apartment}
          terms={terms.success ? terms.data : undefined}
          today={today}
        />
      ))}
    </>
  );
}
