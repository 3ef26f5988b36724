import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEventCallback } from '@mui/material/utils';
import type { IsoDate } from 'functions/domain/isoDate';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import type { SeasonForm } from './PriceForm.ts';
import { Actions, Card, Fields, Part, Notice } from '../forms/formStyle.ts';
import { TypedField } from '../forms/TypedField.tsx';
import { StayRuleFields } from './StayRuleFields.tsx';
import { YearlyDayField } from './YearlyDayField.tsx';

/** The seasons, each with the prices and rules that it overrides. */
export function SeasonFields({
  seasons,
  today,
  onSeasons,
}: {
  seasons: readonly SeasonForm[];
  today: IsoDate;
  onSeasons: (seasons: readonly SeasonForm[]) => void;
}) {
  const { t } = useTranslation('hostPrices');

  function add() {
    const day = today.slice(5);
    const empty = { minNights: '', maxNights: '', minNoticeDays: '', bookingWindowDays: '', arrivalDays: [] };
    onSeasons([...seasons, { id: crypto.randomUUID(), name: '', from: day, to: day, nightPrice: '', ...empty }]);
  }

  const change = useEventCallback((season: SeasonForm, changes: Partial<SeasonForm>) =>
    onSeasons(seasons.map((one) => (one === season ? { ...season, ...changes } : one))),
  );
  const remove = useEventCallback((season: SeasonForm) => onSeasons(seasons.filter((one) => one !== season)));

  return (
    <Part>
      <h3>{t('seasons')}</h3>
      <Notice>{t('seasonsHint')}</Notice>
      {seasons.map((season, index) => (
        <SeasonCard
          key={season.id}
          season={season}
          at={`seasons.${index}`}
          today={today}
          onSeason={change}
          onRemove={remove}
        />
      ))}
      <Actions>
        <Button variant="outlined" onClick={add}>
          {t('season.add')}
        </Button>
      </Actions>
    </Part>
  );
}

/** Memoised, so that typing in one field does not render the fields of all seasons, which is slow on a phone. */
const SeasonCard = memo(function SeasonCard({
  season,
  at,
  today,
  onSeason,
  onRemove,
}: {
  season: SeasonForm;
  /** The season's path in the apartment's facts. */
  at: string;
  today: IsoDate;
  onSeason: (season: SeasonForm, changes: Partial<SeasonForm>) => void;
  onRemove: (season: SeasonForm) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const onChange = (changes: Partial<SeasonForm>) => onSeason(season, changes);
  const name = season.name.trim() || t('season.nameless');
  const isYearly = season.from.length === 5;
  // On a phone, day and month do not fit beside two other fields.
  const Ends = isYearly ? Fields : Pair;

  function setYearly(next: 'yearly' | 'dated' | null) {
    if (!next || (next === 'yearly') === isYearly) return;
    const year = Number(today.slice(0, 4));
    // Converts between yearly days and dates. A season across New Year ends a year later.
    const dated = (day: string, of: number) => (day === '02-29' ? `${of}-02-28` : `${of}-${day}`);
    if (next === 'yearly') onChange({ from: season.from.slice(5) || '01-01', to: season.to.slice(5) || '01-01' });
    else {
      const first = season.from < today.slice(5) ? year + 1 : year;
      onChange({ from: dated(season.from, first), to: dated(season.to, season.to < season.from ? first + 1 : first) });
    }
  }

  return (
    <Card aria-label={name}>
      <Pair>
        <TypedField
          field={`${at}.name`}
          label={t('season.name')}
          kind="text"
          value={season.name}
          hint={t('season.nameHint')}
          onValue={(value) => onChange({ name: value })}
        />
        <TypedField
          field={`${at}.nightPrice`}
          label={t('nightPrice')}
          kind="amount"
          value={season.nightPrice}
          onValue={(nightPrice) => onChange({ nightPrice })}
        />
      </Pair>
      <ToggleButtonGroup
        exclusive
        aria-label={t('season.when')}
        value={isYearly ? 'yearly' : 'dated'}
        onChange={(_, next: 'yearly' | 'dated' | null) => setYearly(next)}
      >
        <ToggleButton value="yearly">{t('season.yearly')}</ToggleButton>
        <ToggleButton value="dated">{t('season.dated')}</ToggleButton>
      </ToggleButtonGroup>
      <Ends>
        {(['from', 'to'] as const).map((end) =>
          isYearly ? (
            <YearlyDayField
              key={end}
              field={`${at}.${end}`}
              label={t(`season.${end}`)}
              value={season[end]}
              onValue={(value) => onChange({ [end]: value })}
            />
          ) : (
            <TypedField
              key={end}
              field={`${at}.${end}`}
              label={t(`season.${end}`)}
              kind="date"
              value={season[end]}
              onValue={(value) => onChange({ [end]: value })}
            />
          ),
        )}
      </Ends>
      <Notice>{t('season.ownRules')}</Notice>
      <StayRuleFields at={at} rules={season} hints={{ arrivalDays: t('season.arrivalDaysHint') }} onChange={onChange} />
      <Actions>
        <Button variant="outlined" onClick={() => onRemove(season)}>
          {t('season.remove', { name })}
        </Button>
      </Actions>
    </Card>
  );
});
