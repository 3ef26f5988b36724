import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { bookingModes, type BookingMode } from 'functions/contract/apartment';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pair } from '../calendar/sheetStyle.ts';
import type { PriceForm } from './PriceForm.ts';
import { Group, Part, Said } from '../forms/formStyle.ts';
import { StandingLine } from '../forms/StandingLine.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { WeekdayButtons } from './WeekdayButtons.tsx';

/** What holds for all nights that no season says something else about. */
export function RuleFields({ form, onChange }: { form: PriceForm; onChange: (changes: Partial<PriceForm>) => void }) {
  const { t } = useTranslation('hostPrices');
  const id = useId();
  const count = (name: 'minNights' | 'maxNights' | 'minNoticeDays' | 'bookingWindowDays') => (
    <TypedField
      field={`rules.${name}`}
      label={t(`rules.${name}`)}
      kind="count"
      value={form[name]}
      hint={name === 'minNoticeDays' || name === 'bookingWindowDays' ? t(`rules.${name}Hint`) : undefined}
      onValue={(value) => onChange({ [name]: value })}
    />
  );
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
        <Said>{t('guests.hint')}</Said>
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
        <Pair>
          {count('minNights')}
          {count('maxNights')}
          {count('minNoticeDays')}
          {count('bookingWindowDays')}
        </Pair>
        <WeekdayButtons
          field="rules.arrivalDays"
          label={t('rules.arrivalDays')}
          hint={t('rules.arrivalDaysHint')}
          value={form.arrivalDays}
          onValue={(arrivalDays) => onChange({ arrivalDays })}
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
          <Said id={`${id}-hint`}>{t(`mode.${form.bookingMode}Hint`)}</Said>
          <StandingLine field="bookingMode" write={(mode: BookingMode) => t(`mode.${mode}`)} />
        </Group>
      </Part>
    </>
  );
}
