import type { Language } from 'functions/domain/language';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { WordsOf } from '../forms/useChangeText.ts';
import { fieldOfSettings, type BalanceWay, type PropertyForm } from './PropertyForm.ts';
import { useFieldName } from './useFieldName.ts';

/** Names of the fields of the villa's settings, and their values in words. */
export function usePropertyWords(): WordsOf {
  const { t } = useTranslation('hostMore');
  const format = useFormat();
  const nameOf = useFieldName();
  return ([field = '', part, partField]) => {
    if (part !== undefined) {
      const band = `${t('property.tax')}: ${nameOf('fromAge')} ${part}`;
      return { what: partField === undefined ? band : `${band}, ${nameOf(partField)}` };
    }
    const what = nameOf(fieldOfSettings(field));
    switch (field as keyof PropertyForm) {
      case 'ownerLanguage':
        return { what, write: (language: Language) => languageNames[language] };
      case 'balanceWays':
        return {
          what,
          write: (ways: readonly BalanceWay[]) => format.list(ways.map((way) => t(`property.ways.${way}`))),
        };
      case 'taxMode':
        return {
          what: `${t('property.tax')}: ${what}`,
          write: (mode: PropertyForm['taxMode']) => t(`property.taxModes.${mode}`),
        };
      case 'taxAmount':
      case 'assumedChildAge':
        return { what: `${t('property.tax')}: ${what}` };
      default:
        return { what };
    }
  };
}
