import styled from '@emotion/styled';
import type { ApartmentFacts } from 'functions/contract/apartment';
import { lowestNightPrice } from 'functions/domain/quote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Section } from '../../ui/layout.ts';
import { Stars } from '../../ui/Stars.tsx';
import { Scroller, Table } from '../../ui/Table.ts';
import { useApartmentWords } from './useApartmentWords.ts';

/** What makes each apartment different, side by side. */
export function Comparison({ apartments }: { apartments: ApartmentFacts[] }) {
  const { t } = useTranslation(['apartments', 'site']);
  const format = useFormat();
  const wordsOf = useApartmentWords();
  const rows: [label: string, value: (apartment: ApartmentFacts) => ReactNode][] = [
    [
      t('compare.rating'),
      ({ stars }) => <Stars count={stars} label={t('apartment.stars', { ns: 'site', count: stars })} />,
    ],
    [t('compare.size'), ({ squareMetres }) => t('compare.squareMetres', { size: format.number(squareMetres) })],
    [
      t('compare.bedrooms'),
      ({ bedrooms }) => (bedrooms === 0 ? t('apartment.studio', { ns: 'site' }) : format.number(bedrooms)),
    ],
    [t('compare.beds'), ({ beds }) => format.number(beds)],
    [t('compare.bathrooms'), ({ bathrooms }) => format.number(bathrooms)],
    [t('compare.guests'), ({ limits }) => t('apartment.upToGuests', { ns: 'site', count: limits.guests })],
    [t('compare.price'), (apartment) => format.money(lowestNightPrice(apartment))],
  ];
  return (
    <Section aria-labelledby="compare">
      <h2 id="compare">{t('compare.heading')}</h2>
      <Scroller tabIndex={0} role="group" aria-labelledby="compare">
        <Comparing>
          <thead>
            <tr>
              <th scope="col">{t('compare.apartment')}</th>
              {apartments.map(({ slug }) => (
                <th key={slug} scope="col">
                  {wordsOf(slug).name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {apartments.map((apartment) => (
                  <td key={apartment.slug}>{value(apartment)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Comparing>
      </Scroller>
    </Section>
  );
}

const Comparing = styled(Table)`
  min-width: 620px;
  table-layout: fixed;
`;
