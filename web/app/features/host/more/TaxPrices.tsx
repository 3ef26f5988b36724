import { propertyTermsSchema } from 'functions/contract/apartment';
import type { Settings } from 'functions/contract/settings';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useSavedApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { Said } from '../forms/formStyle.ts';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { TypicalPrices } from '../prices/TypicalPrices.tsx';

/** What typical guests of each apartment pay with the saved tourist tax, and with the one in the form, once it is another. */
export function TaxPrices({ saved, typed, today }: { saved: Settings; typed: Settings; today: IsoDate }) {
  const { t } = useTranslation('hostMore');
  const nameOf = useApartmentNames();
  const apartments = useSavedApartments();
  if (JSON.stringify(typed.touristTax) === JSON.stringify(saved.touristTax)) return null;
  const terms = propertyTermsSchema.safeParse({ ...saved, touristTax: typed.touristTax });
  return (
    <>
      <Said>{t('property.hints.taxPrices')}</Said>
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
