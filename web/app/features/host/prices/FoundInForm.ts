import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Fault, Warning } from './findInPrices.ts';

/** What forbids saving what was typed, for the fields of the form. */
export const FoundInForm = createContext<readonly Fault[]>([]);

/** Sentences of faults and warnings. */
export function useFindingText() {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  const nightsOf = ({ nights }: Fault | Warning) =>
    nights ? { from: format.date(nights.from), to: format.date(nights.to) } : { from: '', to: '' };
  return {
    fault: (fault: Fault) => t(`faults.${fault.fault}`, nightsOf(fault)),
    warning: (warning: Warning) => t(`warnings.${warning.fault}`, nightsOf(warning)),
  };
}

/** Why what a field says cannot be saved; `undefined` if it can. */
export function useFieldFault(field: string): string | undefined {
  const textOf = useFindingText();
  const fault = useContext(FoundInForm).find((one) => one.field === field);
  return fault && textOf.fault(fault);
}
