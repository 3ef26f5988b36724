import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions, Card, Fields, Group, Part, Notice } from '../forms/formStyle.ts';
import { TypedField } from '../forms/TypedField.tsx';
import type { PropertyForm, TaxBandForm } from './PropertyForm.ts';
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
  const id = useId();
  const { bands } = form;
  const changeBand = (band: TaxBandForm, changes: Partial<TaxBandForm>) =>
    onChange({ bands: bands.map((one) => (one === band ? { ...one, ...changes } : one)) });
  return (
    <Part>
      <h3>{t('property.tax')}</h3>
      <Group>
        <span id={id}>{nameOf('touristTax.mode')}</span>
        <ToggleButtonGroup
          exclusive
          aria-labelledby={id}
          value={form.taxMode}
          onChange={(_, taxMode: PropertyForm['taxMode'] | null) => taxMode && onChange({ taxMode })}
        >
          {modes.map((mode) => (
            <ToggleButton key={mode} value={mode}>
              {t(`property.taxModes.${mode}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Group>
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
          {bands.map((band, index) => (
            <Card key={band.id}>
              <Fields>
                <TypedField
                  field={`touristTax.bands.${index}.fromAge`}
                  label={nameOf('touristTax.bands.fromAge')}
                  kind="count"
                  value={band.fromAge}
                  onValue={(fromAge) => changeBand(band, { fromAge })}
                />
                <TypedField
                  field={`touristTax.bands.${index}.share`}
                  label={nameOf('touristTax.bands.share')}
                  kind="amount"
                  value={band.share}
                  onValue={(share) => changeBand(band, { share })}
                />
              </Fields>
              <Actions>
                <Button variant="outlined" onClick={() => onChange({ bands: bands.filter((one) => one !== band) })}>
                  {t('property.removeBand')}
                </Button>
              </Actions>
            </Card>
          ))}
          <Actions>
            <Button
              variant="outlined"
              onClick={() => onChange({ bands: [...bands, { id: crypto.randomUUID(), fromAge: '', share: '' }] })}
            >
              {t('property.addBand')}
            </Button>
          </Actions>
        </>
      )}
    </Part>
  );
}
