import { apartmentFactsSchema } from 'functions/contract/apartment';
import { apartmentPath } from 'functions/contract/collections';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import type { SavedApartment } from '../../../firebase/owner/useSavedApartments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EarlierVersions } from '../forms/versions/EarlierVersions.tsx';
import { Notice, Part } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { ShareList } from '../forms/ShareList.tsx';
import { useSavedForm } from '../forms/useSavedForm.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
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
  const savedForm = priceFormOf(saved.apartment, language);
  const { form, base, edit, restore, state, save } = useSavedForm(saved.apartment.slug, saved, savedForm);
  const findingsIn = usePriceFindings();
  const wordsOf = usePriceWords();
  const facts = factsFrom(form, base.apartment, language);

  function onSave(isConfirmed: boolean) {
    // Messages refer to the seasons in the order in which they are saved.
    const sorted: PriceForm = { ...form, seasons: sortSeasons(form.seasons) };
    const facts = factsFrom(sorted, base.apartment, language);
    edit(sorted);
    void save({
      ...findingsIn(facts, base.apartment, today),
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
        <SeasonFields form={form} others={others} today={today} onChange={edit} />
        <Part>
          <h3>{t('discounts.title')}</h3>
          <Notice>{t('discounts.hint')}</Notice>
          <ShareList
            field="longStayDiscounts"
            count="minNights"
            texts={{
              count: t('discounts.minNights'),
              share: t('discounts.share'),
              add: t('discounts.add'),
              remove: t('discounts.remove'),
            }}
            items={form.discounts}
            onItems={(discounts) => edit({ discounts })}
          />
        </Part>
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
        saved={savedForm}
        schema={apartmentFactsSchema}
        formOf={(facts) => priceFormOf(facts, language)}
        wordsOf={wordsOf}
        onTake={restore}
      />
    </>
  );
}
