import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Finding } from '../forms/FormErrors.ts';
import type { Fault, Warning } from './findInPrices.ts';
import type { PriceForm } from './PriceForm.ts';
import { usePriceWords } from './usePriceWords.ts';
import { useSeasonName } from './useSeasonName.ts';

/** Messages for faults and warnings in a form's prices. */
export function usePriceFindings({ seasons }: PriceForm) {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  const wordsOf = usePriceWords();
  const { shown } = useSeasonName();
  const nightsOf = ({ nights }: Fault | Warning) =>
    nights ? { from: format.date(nights.from), to: format.date(nights.to) } : { from: '', to: '' };

  function placeOf(field: string): string {
    const [list, index] = field.split('.');
    if (list === 'seasons') return shown(seasons[Number(index)]?.name ?? '') || t('season.nameless');
    if (list === 'longStayDiscounts') return t('discounts.title');
    if (list === 'limits') return t('limits');
    return list === 'rules' ? t('rules.title') : wordsOf([field]).what;
  }
  const reported = <One extends Fault | Warning>(all: readonly One[], say: (one: One) => string): Finding[] =>
    all.map((one) => ({ field: one.field, where: placeOf(one.field), what: say(one) }));

  return ({ faults, warnings }: { faults: readonly Fault[]; warnings: readonly Warning[] }) => ({
    faults: reported(faults, (one) => t(`faults.${one.fault}`, nightsOf(one))),
    warnings: reported(warnings, (one) => t(`warnings.${one.fault}`, nightsOf(one))),
  });
}
