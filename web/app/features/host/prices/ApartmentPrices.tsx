import { apartmentFactsSchema } from 'functions/contract/apartment';
import { apartmentPath } from 'functions/contract/collections';
import type { IsoDate } from 'functions/domain/isoDate';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedApartment } from '../../../firebase/owner/useSavedApartments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EarlierVersions } from '../forms/EarlierVersions.tsx';
import { SavedForm } from '../forms/SavedForm.tsx';
import { standingsAt } from '../forms/standingsAt.ts';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { findInPrices } from './findInPrices.ts';
import { factsFrom, fieldOfFacts, priceFormOf, sortSeasons, type PriceForm } from './PriceForm.ts';
import { RuleFields } from './RuleFields.tsx';
import { SeasonFields } from './SeasonFields.tsx';
import { TypicalPrices } from './TypicalPrices.tsx';
import { usePriceFindings } from './usePriceFindings.ts';
import { usePriceWords } from './usePriceWords.ts';

/** Prices and rules of one apartment: changed in a form, saved whole or not at all. */
export function ApartmentPrices({ saved, name, today }: { saved: SavedApartment; name: string; today: IsoDate }) {
  const { t } = useTranslation('hostPrices');
  const act = useOwnerAction();
  const language = useLanguage();
  const path = apartmentPath(saved.apartment.slug);
  const formOf = useCallback(({ apartment }: SavedApartment) => priceFormOf(apartment, language), [language]);
  const { form, base, conflicts, isChanged, isOutdated, change, discard, answered } = useDraft(path, saved, formOf);
  // Sorted on saving, so the sentences name the seasons as they stand then.
  const sorted: PriceForm = { ...form, seasons: sortSeasons(form.seasons) };
  const tell = usePriceFindings(sorted);
  const wordsOf = usePriceWords();
  const saving = useSaving();

  function edit(changes: Partial<PriceForm>) {
    // A fault is at the place of a season in the list.
    if (changes.seasons && changes.seasons.length !== form.seasons.length) saving.reset();
    saving.edited();
    change(changes);
  }

  function save(isConfirmed: boolean) {
    const facts = factsFrom(sorted, base.apartment, language);
    change(sorted);
    void saving.save(tell(findInPrices(facts, base.apartment, today)), isConfirmed, async () => {
      const request = {
        apartment: facts.slug,
        revision: base.revision,
        base: apartmentFactsSchema.parse(base.apartment),
        facts: apartmentFactsSchema.parse(facts),
      };
      const refused = await act('saveApartment', request, t('saved', { name }));
      answered(refused, sorted, { apartment: { ...base.apartment, ...facts } });
      return refused;
    });
  }

  return (
    <>
      <SavedForm
        name={name}
        saving={saving}
        isChanged={isChanged}
        isOutdated={isOutdated}
        standings={conflicts && standingsAt(form, conflicts, fieldOfFacts)}
        onSave={save}
        onDiscard={() => {
          saving.reset();
          discard();
        }}
      >
        <RuleFields form={form} onChange={edit} />
        <SeasonFields seasons={form.seasons} today={today} onSeasons={(seasons) => edit({ seasons })} />
        <DiscountFields discounts={form.discounts} onDiscounts={(discounts) => edit({ discounts })} />
        <TypicalPrices
          title={t('typical.title')}
          facts={factsFrom(form, base.apartment, language)}
          before={saved.apartment}
          terms={saved.apartment.propertyTerms}
          today={today}
        />
      </SavedForm>
      <EarlierVersions
        path={path}
        saved={formOf(saved)}
        formOf={(values) => {
          const parsed = apartmentFactsSchema.safeParse(values);
          return parsed.success ? priceFormOf(parsed.data, language) : undefined;
        }}
        wordsOf={wordsOf}
        onTake={(taken) => {
          edit(taken);
          saving.element.current?.querySelector<HTMLElement>('[name=nightPrice]')?.focus();
        }}
      />
    </>
  );
}
