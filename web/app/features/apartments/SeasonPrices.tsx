import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Section } from '../../ui/layout/layout.ts';
import { Scroller, Table } from '../../ui/layout/Table.ts';
import { color } from '../../ui/theme/tokens.ts';

/** The nightly price of each season, with fees and discounts. */
export function SeasonPrices({ apartment }: { apartment: Apartment }) {
  const { t } = useTranslation('apartment');
  const format = useFormat();
  const datesOf = useSeasonDates();
  // Compares without `localeCompare`, whose first call takes a phone a tenth of a second.
  const seasons = apartment.seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const rows = [
    ...seasons.map((season) => ({
      when: t('prices.range', datesOf(season)),
      price: season.nightPrice ?? apartment.nightPrice,
      minNights: season.minNights ?? apartment.rules.minNights,
    })),
    { when: t('prices.otherwise'), price: apartment.nightPrice, minNights: apartment.rules.minNights },
  ];
  return (
    <Section aria-labelledby="prices">
      <h2 id="prices">{t('prices.heading')}</h2>
      <Scroller tabIndex={0} role="group" aria-labelledby="prices">
        <Table>
          <caption>{t('prices.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('prices.when')}</th>
              <th scope="col">{t('prices.night')}</th>
              <th scope="col">{t('prices.minimum')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ when, price, minNights }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>{format.money(price)}</td>
                <td>{t('nights', { count: minNights })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
      <Notes role="list">
        {apartment.cleaningFee > 0 && <li>{t('prices.cleaning', { price: format.money(apartment.cleaningFee) })}</li>}
        {apartment.longStayDiscounts.map(({ minNights, share }) => (
          <li key={minNights}>{t('prices.longStay', { share: format.share(share), count: minNights })}</li>
        ))}
        {apartment.propertyTerms.touristTax.mode === 'included' && <li>{t('prices.taxIncluded')}</li>}
      </Notes>
    </Section>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 16px;
  color: ${color.textSecondary};
`;

/** A season's first and last night as dates. A yearly season (`MM-DD`) is written without a year. */
export function useSeasonDates() {
  const format = useFormat();
  const write = (day: string) => (day.length === 5 ? format.dayAndMonth(`2028-${day}`) : format.date(day));
  return (season: { from: string; to: string }) => ({ from: write(season.from), to: write(season.to) });
}
