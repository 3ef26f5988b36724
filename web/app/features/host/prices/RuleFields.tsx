import { bookingModes } from 'functions/contract/apartment';
import { useTranslation } from 'react-i18next';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import type { PriceForm } from './PriceForm.ts';
import { Part, Notice } from '../forms/formStyle.ts';
import { ToggleField } from '../forms/ToggleField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { StayRuleFields } from './StayRuleFields.tsx';

/** Rules for all nights without a season that overrides them. */
export function RuleFields({ form, onChange }: { form: PriceForm; onChange: (changes: Partial<PriceForm>) => void }) {
  const { t } = useTranslation('hostPrices');
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
        <ToggleField
          exclusive
          field="bookingMode"
          label={t('mode.title')}
          hint={t(`mode.${form.bookingMode}Hint`)}
          choices={bookingModes.map((value) => ({ value, text: t(`mode.${value}`) }))}
          value={form.bookingMode}
          onChoose={(bookingMode) => onChange({ bookingMode })}
        />
      </Part>
    </>
  );
}
