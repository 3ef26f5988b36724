import { apartmentFactsSchema, type ApartmentFacts } from 'functions/contract/apartment';
import { faultsInPrices, type FieldFault, type PriceList } from 'functions/domain/checkPrices';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { findIn } from '../forms/findIn.ts';
import type { Findings } from '../forms/useSavedForm.ts';
import { warningsInPrices } from './priceWarnings.ts';
import { usePriceWords, useSeasonName } from './usePriceWords.ts';

/** Finds what is wrong or odd in prices, and says it. `before` are the saved prices. */
export function usePriceFindings(): (facts: ApartmentFacts, before: ApartmentFacts, today: IsoDate) => Findings {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  const wordsOf = usePriceWords();
  const { shown } = useSeasonName();
  const nightsOf = ({ nights }: FieldFault) => ({
    from: nights ? format.date(nights.from) : '',
    to: nights ? format.date(nights.to) : '',
  });

  function placeOf(field: string, { seasons }: ApartmentFacts): string {
    const [list, index] = field.split('.');
    if (list === 'seasons') return shown(seasons[Number(index)]?.name ?? '') || t('season.nameless');
    if (list === 'longStayDiscounts') return t('discounts.title');
    if (list === 'limits') return t('limits');
    return list === 'rules' ? t('rules.title') : wordsOf([field]).what;
  }

  return (facts, before, today) => {
    const { faults, warnings } = findIn(
      apartmentFactsSchema,
      facts,
      () => faultsInPrices(facts as PriceList, today),
      () => warningsInPrices(facts as PriceList, before as PriceList, today),
    );
    const finding = ({ field }: FieldFault, what: string) => ({
      field: fieldOf(field),
      where: placeOf(field, facts),
      what,
    });
    return {
      faults: faults.map((one) => finding(one, t(`faults.${one.fault}`, nightsOf(one)))),
      warnings: warnings.map((one) => finding(one, t(`warnings.${one.fault}`, nightsOf(one)))),
    };
  };
}

/** The field that shows a fault. A fault of a whole season is shown at its dates. */
function fieldOf(path: string): string {
  return /^seasons\.\d+$/.test(path) ? `${path}.to` : path;
}
