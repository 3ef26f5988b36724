import type { Language } from 'functions/domain/language';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { WordsOf } from '../forms/versions/useChangeText.ts';
import type { BalanceWay, PropertyForm } from './PropertyForm.ts';
import type { Finding } from '../forms/useSavedForm.ts';
import type { SettingsFindings } from './findInSettings.ts';

/** Labels of the villa's settings, and their values as text. */
export function usePropertyWords(): WordsOf {
  const { t } = useTranslation('hostMore');
  const format = useFormat();
  const nameOf = useFieldName();
  const writers: Partial<Record<keyof PropertyForm, (value: never) => string>> = {
    ownerLanguage: (language: Language) => languageNames[language],
    balanceWays: (ways: readonly BalanceWay[]) => format.list(ways.map((way) => t(`property.ways.${way}`))),
    guestRegister: (isOn: boolean) => t(isOn ? 'property.on' : 'property.off'),
    numbering: (numbering: PropertyForm['numbering']) => t(`property.numberings.${numbering}`),
    taxMode: (mode: PropertyForm['taxMode']) => t(`property.taxModes.${mode}`),
  };
  return ([field = '', part, partField]) => {
    if (field === 'quickReplies') return { what: `${nameOf(field)}: ${languageNames[part as Language]}` };
    if (part !== undefined) {
      const band = `${t('property.tax')}: ${nameOf('fromAge')} ${part}`;
      return { what: partField === undefined ? band : `${band}, ${nameOf(partField)}` };
    }
    const name = field as keyof PropertyForm;
    const taxField = taxFields[name];
    return {
      what: taxField ? `${t('property.tax')}: ${nameOf(taxField)}` : nameOf(field),
      write: writers[name] ?? String,
    };
  };
}

/** Fields of the form about the tourist tax, with the last parts of their paths. */
const taxFields: Partial<Record<keyof PropertyForm, string>> = {
  taxMode: 'mode',
  taxAmount: 'amount',
  assumedChildAge: 'assumedChildAge',
};

/** Labels of the fields in `settings/property`, by the last part of their paths. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('hostMore');
  return (field) => t(`property.fields.${field.slice(field.lastIndexOf('.') + 1) as 'ownerName'}`);
}

/** Messages for faults and warnings in settings. @param nameOf label of a field by its path */
export function useSettingsFindings(nameOf: (field: string) => string) {
  const { t } = useTranslation('hostMore');
  return ({ faults, warnings }: SettingsFindings): { faults: readonly Finding[]; warnings: readonly Finding[] } => ({
    faults: faults.map(({ field, fault }) => ({ field, where: nameOf(field), what: t(`faults.${fault}`) })),
    warnings: warnings.map(({ field, fault }) => ({ field, where: nameOf(field), what: t(`warnings.${fault}`) })),
  });
}
