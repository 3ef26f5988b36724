import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { useTranslation } from 'react-i18next';
import { useWeekdayList } from '../../i18n/useFormat.ts';
import { Section } from '../../ui/layout/layout.ts';
import { color } from '../../ui/theme/tokens.ts';
import { arrivalRules } from './arrivalRules.ts';
import { useSeasonDates } from './SeasonPrices.tsx';

export function HouseRules({ apartment }: { apartment: Apartment }) {
  const { t } = useTranslation('apartment');
  const weekdayList = useWeekdayList();
  const datesOf = useSeasonDates();
  const { limits, rules } = apartment;
  const { checkInFrom, checkInUntil, checkOutUntil } = apartment.propertyTerms;
  return (
    <Section aria-labelledby="rules">
      <h2 id="rules">{t('rules.heading')}</h2>
      <Rules role="list">
        <li>{t('rules.arrival', { from: checkInFrom, until: checkInUntil })}</li>
        <li>{t('rules.departure', { until: checkOutUntil })}</li>
        {arrivalRules(apartment).map(({ season, days }) => (
          <li key={season?.name ?? ''}>
            {season
              ? t('rules.arrivalDays', { ...datesOf(season), days: weekdayList(days) })
              : t('rules.arrivalDaysElse', { days: weekdayList(days) })}
          </li>
        ))}
        <li>{t('rules.longest', { nights: t('nights', { count: rules.maxNights }) })}</li>
        <li>{t('rules.guests', limits)}</li>
        <li>{t('rules.smoking')}</li>
        <li>{t('rules.pets')}</li>
        <li>{t('rules.quiet')}</li>
      </Rules>
    </Section>
  );
}

const Rules = styled.ul`
  margin-top: 16px;
  max-width: 44em;
  & > li {
    padding-block: 12px;
    border-bottom: 1px solid ${color.divider};
  }
`;
