import Button from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import type { IsoDate } from 'functions/domain/isoDate';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedApartment } from '../../../firebase/owner/useSavedApartments.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Pair } from '../calendar/sheets/sheetStyle.ts';
import { priceFormOf, type PriceForm, type SeasonForm } from './PriceForm.ts';
import { bookableFrom, changePrices, copyToNextYear } from './seasonCopies.ts';
import { Actions, Card, Fields, Group, Part, Notice } from '../forms/formStyle.ts';
import { ToggleButtons } from '../forms/ToggleButtons.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { useSeasonName } from './usePriceWords.ts';
import { StayRuleFields } from './StayRuleFields.tsx';
import { YearlyDayField } from './YearlyDayField.tsx';

/** The seasons, each with the prices and rules that it overrides. */
export function SeasonFields({
  form,
  others,
  today,
  onChange,
}: {
  form: PriceForm;
  /** The other apartments. Their saved seasons can be copied. */
  others: readonly SavedApartment[];
  today: IsoDate;
  onChange: (changes: Partial<PriceForm>) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const language = useLanguage();
  const nameOf = useApartmentName();
  const { shown } = useSeasonName();
  const id = useId();
  const { seasons } = form;
  const onSeasons = (seasons: readonly SeasonForm[]) => onChange({ seasons });

  function add() {
    const day = today.slice(5);
    const empty = { minNights: '', maxNights: '', minNoticeDays: '', bookingWindowDays: '', arrivalDays: [] };
    onSeasons([...seasons, { id: crypto.randomUUID(), name: '', from: day, to: day, nightPrice: '', ...empty }]);
  }

  const change = useEventCallback((season: SeasonForm, changes: Partial<SeasonForm>) =>
    onSeasons(seasons.map((one) => (one === season ? { ...season, ...changes } : one))),
  );
  const copy = useEventCallback((season: SeasonForm) =>
    onSeasons([...seasons, copyToNextYear({ ...season, name: shown(season.name) })]),
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
          bookingWindowDays={form.bookingWindowDays}
          onSeason={change}
          onCopy={copy}
          onRemove={remove}
        />
      ))}
      <Actions>
        <Button variant="outlined" onClick={add}>
          {t('season.add')}
        </Button>
        {others
          .filter(({ apartment }) => apartment.seasons.length > 0)
          .map(({ apartment }) => (
            <Button
              key={apartment.slug}
              variant="outlined"
              onClick={() => onSeasons(priceFormOf(apartment, language).seasons)}
            >
              {t('season.takeFrom', { apartment: nameOf(apartment.slug) })}
            </Button>
          ))}
      </Actions>
      <Group role="group" aria-labelledby={id}>
        <span id={id}>{t('allPrices')}</span>
        <Actions>
          {[0.05, -0.05].map((share) => (
            <Button key={share} variant="outlined" onClick={() => onChange(changePrices(form, share, language))}>
              {t(share > 0 ? 'raise' : 'lower', { percent: 5 })}
            </Button>
          ))}
        </Actions>
      </Group>
    </Part>
  );
}

/** Memoised, because otherwise typing in one field would render the fields of all seasons, which is slow on a phone. */
const SeasonCard = memo(function SeasonCard({
  season,
  at,
  today,
  bookingWindowDays,
  onSeason,
  onCopy,
  onRemove,
}: {
  season: SeasonForm;
  /** The season's path in the apartment's facts. */
  at: string;
  today: IsoDate;
  /** The booking window of the apartment, as typed. */
  bookingWindowDays: string;
  onSeason: (season: SeasonForm, changes: Partial<SeasonForm>) => void;
  onCopy: (season: SeasonForm) => void;
  onRemove: (season: SeasonForm) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const format = useFormat();
  const onChange = (changes: Partial<SeasonForm>) => onSeason(season, changes);
  const { shown, stored } = useSeasonName();
  const name = shown(season.name.trim()) || t('season.nameless');
  const isYearly = season.from.length === 5;
  const opensOn = bookableFrom(season, bookingWindowDays, today);
  // On a phone, day and month do not fit beside two other fields.
  const Ends = isYearly ? Fields : Pair;

  function setYearly(next: 'yearly' | 'dated') {
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
          value={shown(season.name)}
          hint={t('season.nameHint')}
          onValue={(value) => onChange({ name: stored(value) })}
        />
        <TypedField
          field={`${at}.nightPrice`}
          label={t('nightPrice')}
          kind="amount"
          value={season.nightPrice}
          onValue={(nightPrice) => onChange({ nightPrice })}
        />
      </Pair>
      <ToggleButtons
        label={t('season.when')}
        value={isYearly ? 'yearly' : 'dated'}
        choices={(['yearly', 'dated'] as const).map((value) => ({ value, text: t(`season.${value}`) }))}
        onChoose={setYearly}
      />
      <Ends>
        {(['from', 'to'] as const).map((end) => {
          const props = {
            field: `${at}.${end}`,
            label: t(`season.${end}`),
            value: season[end],
            onValue: (value: string) => onChange({ [end]: value }),
          };
          return isYearly ? <YearlyDayField key={end} {...props} /> : <TypedField key={end} kind="date" {...props} />;
        })}
      </Ends>
      {opensOn && <Notice role="status">{t('season.notYet', { date: format.date(opensOn) })}</Notice>}
      <Notice>{t('season.ownRules')}</Notice>
      <StayRuleFields at={at} rules={season} hints={{ arrivalDays: t('season.arrivalDaysHint') }} onChange={onChange} />
      <Actions>
        {!isYearly && season.from !== '' && (
          <Button variant="outlined" onClick={() => onCopy(season)}>
            {t('season.nextYear')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onRemove(season)}>
          {t('season.remove', { name })}
        </Button>
      </Actions>
    </Card>
  );
});
