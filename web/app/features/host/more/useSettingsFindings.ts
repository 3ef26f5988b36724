import { useTranslation } from 'react-i18next';
import type { Found } from '../forms/FoundInForm.ts';
import type { SettingsFindings } from './findInSettings.ts';

/** Sentences of what was found in settings. @param nameOf name of a field by its path */
export function useSettingsFindings(nameOf: (field: string) => string) {
  const { t } = useTranslation('hostMore');
  return ({ faults, warnings }: SettingsFindings): { faults: readonly Found[]; warnings: readonly Found[] } => ({
    faults: faults.map(({ field, fault }) => ({ field, where: nameOf(field), what: t(`faults.${fault}`) })),
    warnings: warnings.map(({ field, fault }) => ({ field, where: nameOf(field), what: t(`warnings.${fault}`) })),
  });
}
