import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { bookingModes, type BookingMode } from 'functions/contract/apartment';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import type { PriceForm } from './PriceForm.ts';
import { Group, Part, Notice } from '../forms/formStyle.ts';
import { TypedField } from '../forms/TypedField.tsx';
import { StayRuleFields } from './StayRuleFields.tsx';

/** Rules for all nights without a season that overrides them. */
export function RuleFields({ form, onChange }: { form: PriceForm; onChange: (changes: Partial<PriceForm>) => void }) {
  const { t } = useTranslation('hostPrices');
  const id = useId();
  return (
    <>
      <Part>
        <h3>{t('prices')}</h3>
        <Pair>
          <TypedField
            field="nightPrice"
            label={t('nightPrice')}
            kind="amount"
            value={form.nightPrice}
            hint={t('nightPriceHint')}
            onValue={(nightPrice) => onChange({ nightPrice })}
          />
          <TypedField
            field="cleaningFee"
            label={t('cleaningFee')}
            kind="amount"
            value={form.cleaningFee}
            hint={t('cleaningFeeHint')}
            onValue={(cleaningFee) => onChange({ cleaningFee })}
          />
        </Pair>
      </Part>
      <Part>
        <h3>{t('limits')}</h3>
        <Notice>{t('guests.hint')}</Notice>
        <Pair>
          {(['adults', 'children', 'guests'] as const).map((kind) => (
            <TypedField
              key={kind}
              field={`limits.${kind}`}
              label={t(`guests.${kind}`)}
              kind="count"
              value={form[kind]}
              onValue={(value) => onChange({ [kind]: value })}
            />
          ))}
        </Pair>
      </Part>
      <Part>
        <h3>{t('rules.title')}</h3>
        <StayRuleFields
          at="rules"
          rules={form}
          hints={{
            minNoticeDays: t('rules.minNoticeDaysHint'),
            bookingWindowDays: t('rules.bookingWindowDaysHint'),
            arrivalDays: t('rules.arrivalDaysHint'),
          }}
          onChange={onChange}
        />
        <Group>
          <span id={id}>{t('mode.title')}</span>
          <ToggleButtonGroup
            exclusive
            aria-labelledby={id}
            aria-describedby={`${id}-hint`}
            value={form.bookingMode}
            onChange={(_, bookingMode: BookingMode | null) => bookingMode && onChange({ bookingMode })}
          >
            {bookingModes.map((mode) => (
              <ToggleButton key={mode} value={mode}>
                {t(`mode.${mode}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Notice id={`${id}-hint`}>{t(`mode.${form.bookingMode}Hint`)}</Notice>
        </Group>
      </Part>
    </>
  );
}
