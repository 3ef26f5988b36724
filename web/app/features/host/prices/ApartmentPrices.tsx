import { apartmentFactsSchema } from 'functions/contract/apartment';
import { apartmentPath } from 'functions/contract/collections';
import type { IsoDate } from 'functions/domain/isoDate';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedApartment } from '../../../firebase/owner/useSavedApartments.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EarlierVersions } from '../forms/EarlierVersions.tsx';
import { SavedForm } from '../forms/SavedForm.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { findInPrices } from './findInPrices.ts';
import { factsFrom, priceFormOf, sortSeasons, type PriceForm } from './PriceForm.ts';
import { RuleFields } from './RuleFields.tsx';
import { SeasonFields } from './SeasonFields.tsx';
import { ChangedPrice, TypicalPrices } from './TypicalPrices.tsx';
import { usePriceFindings } from './usePriceFindings.ts';
import { usePriceWords } from './usePriceWords.ts';

/** Prices and rules of one apartment, in a form that is saved as a whole. */
export function ApartmentPrices({
  saved,
  others,
  name,
  today,
}: {
  saved: SavedApartment;
  /** The other apartments. Their seasons can be copied. */
  others: readonly SavedApartment[];
  name: string;
  today: IsoDate;
}) {
  const { t } = useTranslation('hostPrices');
  const act = useOwnerAction();
  const language = useLanguage();
  const path = apartmentPath(saved.apartment.slug);
  const formOf = useCallback(({ apartment }: SavedApartment) => priceFormOf(apartment, language), [language]);
  const { form, base, edit, restore, state, save } = useSavedForm(saved.apartment.slug, saved, formOf);
  // Saving sorts the seasons, so messages refer to them in that order.
  const sorted: PriceForm = { ...form, seasons: sortSeasons(form.seasons) };
  const tell = usePriceFindings(sorted);
  const wordsOf = usePriceWords();
  const nameOf = useApartmentName();
  const otherSeasons = others
    .filter(({ apartment }) => apartment.seasons.length > 0)
    .map((other) => ({
      slug: other.apartment.slug,
      name: nameOf(other.apartment.slug),
      seasons: formOf(other).seasons,
    }));
  const facts = factsFrom(form, base.apartment, language);

  function onSave(isConfirmed: boolean) {
    const facts = factsFrom(sorted, base.apartment, language);
    edit(sorted);
    void save({
      ...tell(findInPrices(facts, base.apartment, today)),
      isConfirmed,
      sent: sorted,
      saved: { apartment: { ...base.apartment, ...facts } },
      send() {
        const request = {
          apartment: facts.slug,
          revision: base.revision,
          base: apartmentFactsSchema.parse(base.apartment),
          facts: apartmentFactsSchema.parse(facts),
        };
        return act('saveApartment', request, t('saved', { name }));
      },
    });
  }

  return (
    <>
      <SavedForm
        name={name}
        state={state}
        onSave={onSave}
        preview={<ChangedPrice facts={facts} before={saved.apartment} today={today} />}
      >
        <RuleFields form={form} onChange={edit} />
        <SeasonFields form={form} others={otherSeasons} today={today} onChange={edit} />
        <DiscountFields discounts={form.discounts} onDiscounts={(discounts) => edit({ discounts })} />
        <TypicalPrices
          title={t('typical.title')}
          facts={facts}
          before={saved.apartment}
          terms={saved.apartment.propertyTerms}
          today={today}
        />
      </SavedForm>
      <EarlierVersions
        path={path}
        saved={formOf(saved)}
        schema={apartmentFactsSchema}
        formOf={(facts) => priceFormOf(facts, language)}
        wordsOf={wordsOf}
        onTake={restore}
      />
    </>
  );
}
