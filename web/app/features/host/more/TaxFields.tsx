import { useTranslation } from 'react-i18next';
import { Fields, Part, Notice } from '../forms/formStyle.ts';
import { ShareList } from '../forms/ShareList.tsx';
import { ToggleField } from '../forms/ToggleField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import type { PropertyForm } from './PropertyForm.ts';
import { useFieldName } from './usePropertyWords.ts';

const modes = ['included', 'perPersonNight'] as const satisfies readonly PropertyForm['taxMode'][];

/** The tourist tax: included in the price, or per person and night, by age. */
export function TaxFields({
  form,
  onChange,
}: {
  form: PropertyForm;
  onChange: (changes: Partial<PropertyForm>) => void;
}) {
  const { t } = useTranslation('hostMore');
  const nameOf = useFieldName();
  return (
    <Part>
      <h3>{t('property.tax')}</h3>
      <ToggleField
        exclusive
        field="touristTax.mode"
        label={nameOf('touristTax.mode')}
        choices={modes.map((value) => ({ value, text: t(`property.taxModes.${value}`) }))}
        value={form.taxMode}
        onChoose={(taxMode) => onChange({ taxMode })}
      />
      {form.taxMode === 'perPersonNight' && (
        <>
          <Fields>
            <TypedField
              field="touristTax.amount"
              label={nameOf('touristTax.amount')}
              kind="amount"
              value={form.taxAmount}
              onValue={(taxAmount) => onChange({ taxAmount })}
            />
            <TypedField
              field="touristTax.assumedChildAge"
              label={nameOf('touristTax.assumedChildAge')}
              kind="count"
              value={form.assumedChildAge}
              hint={t('property.hints.assumedChildAge')}
              onValue={(assumedChildAge) => onChange({ assumedChildAge })}
            />
          </Fields>
          <Notice>{t('property.hints.bands')}</Notice>
          <ShareList
            field="touristTax.bands"
            count="fromAge"
            texts={{
              count: nameOf('touristTax.bands.fromAge'),
              share: nameOf('touristTax.bands.share'),
              add: t('property.addBand'),
              remove: t('property.removeBand'),
            }}
            items={form.bands}
            onItems={(bands) => onChange({ bands })}
          />
        </>
      )}
    </Part>
  );
}
