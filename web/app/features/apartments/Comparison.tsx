import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { Cents } from 'functions/domain/money';
import { lowestNightPrice } from 'functions/domain/quote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApartmentTexts } from '../../i18n/useApartmentTexts.ts';
import { useExtraCosts } from '../../i18n/useExtraCosts.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { Section } from '../../ui/layout/layout.ts';
import { Table } from '../../ui/layout/Table.ts';
import { Stars } from '../../ui/picture/Stars.tsx';
import { color, from } from '../../ui/theme/tokens.ts';
import type { ApartmentFeatures } from '../../villa/dataSchemas.server.ts';
import type { BedCounts } from '../../villa/countBeds.ts';
import type { BedKind } from '../../villa/dataSchemas.server.ts';

type Row = [label: string, value: (apartment: Apartment) => ReactNode];

/**
 * What makes each apartment different, side by side. On a phone the fact's name is above its values, so that all
 * columns fit.
 * @param beds beds of each apartment, by slug like all parameters below
 * @param totals totals for the chosen dates, once checked; an apartment without a total is not free
 */
export function Comparison({
  apartments,
  beds,
  features,
  totals,
}: {
  apartments: readonly Apartment[];
  beds: Record<string, BedCounts>;
  features: Record<string, ApartmentFeatures>;
  totals: Record<string, Cents | undefined> | undefined;
}) {
  const { t } = useTranslation(['apartments', 'apartment', 'site']);
  const format = useFormat();
  const extraCosts = useExtraCosts();
  const textsOf = useApartmentTexts();
  const squareMetres = (size: number) => t('compare.squareMetres', { size: format.number(size) });
  const whether = (has: boolean) => t(has ? 'compare.yes' : 'compare.no');
  const price = ({ slug }: Apartment) => {
    const total = totals?.[slug];
    return total === undefined ? t('compare.notFree') : format.money(total);
  };
  const terraceOf = (slug: string) => features[slug]!.terrace;
  const terraceRows: Row[] = apartments.some(({ slug }) => terraceOf(slug))
    ? [
        [
          t('compare.terrace'),
          ({ slug }) => {
            const terrace = terraceOf(slug);
            return terrace ? squareMetres(terrace.squareMetres) : t('compare.no');
          },
        ],
        [
          t('compare.sun.label'),
          ({ slug }) => {
            const terrace = terraceOf(slug);
            return terrace ? t(`compare.sun.${terrace.sun}`) : '–';
          },
        ],
      ]
    : [];
  const rows: Row[] = [
    [
      t('compare.rating'),
      ({ stars }) => <Stars count={stars} label={t('apartment.stars', { ns: 'site', count: stars })} />,
    ],
    [t('compare.size'), (apartment) => squareMetres(apartment.squareMetres)],
    ...terraceRows,
    [t('compare.view'), ({ slug }) => textsOf(slug).view],
    [
      t('compare.bedrooms'),
      ({ bedrooms }) => (bedrooms === 0 ? t('apartment.studio', { ns: 'site' }) : format.number(bedrooms)),
    ],
    [
      t('compare.beds'),
      ({ slug }) => (
        <ul role="list">
          {(Object.entries(beds[slug]!) as [BedKind, number][]).map(([kind, count]) => (
            <li key={kind}>{t(`rooms.${kind}`, { ns: 'apartment', count })}</li>
          ))}
        </ul>
      ),
    ],
    [t('compare.bathrooms'), ({ bathrooms }) => format.number(bathrooms)],
    [t('compare.dishwasher'), ({ slug }) => whether(features[slug]!.dishwasher)],
    [t('compare.washingMachine'), ({ slug }) => whether(features[slug]!.washingMachine)],
    [t('compare.guests'), ({ limits }) => t('apartment.upToGuests', { ns: 'site', count: limits.guests })],
    totals
      ? [t('compare.total'), price]
      : [
          t('compare.price'),
          (apartment) => (
            <>
              {format.money(lowestNightPrice(apartment))}
              <Extra>{extraCosts(apartment)}</Extra>
            </>
          ),
        ],
  ];
  return (
    <Section aria-labelledby="compare">
      <h2 id="compare">{t('compare.heading')}</h2>
      {/* Explicit roles, because some browsers do not treat a table with grid layout as a table. */}
      <Scrolling tabIndex={apartments.length > maxColumnsOnPhone ? 0 : undefined}>
        <Comparing apartmentCount={apartments.length} role="table" aria-labelledby="compare">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('compare.apartment')}
              </th>
              {apartments.map(({ slug }) => (
                <th key={slug} role="columnheader" scope="col">
                  {textsOf(slug).name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(([label, value]) => (
              <tr key={label} role="row">
                <th role="rowheader" scope="row">
                  {label}
                </th>
                {apartments.map((apartment) => (
                  <td key={apartment.slug} role="cell">
                    {value(apartment)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Comparing>
      </Scrolling>
    </Section>
  );
}

/** A table with more columns scrolls on a phone. */
const maxColumnsOnPhone = 3;

const Extra = styled.small`
  display: block;
  font-size: 0.875rem;
  color: ${color.textSecondary};
`;

const Scrolling = styled.div`
  overflow-x: auto;
`;

const Comparing = styled(Table)<{ apartmentCount: number }>`
  margin-top: 28px;
  table-layout: fixed;
  & td {
    hyphens: auto;
  }
  @media (max-width: 699.9px) {
    display: block;
    font-size: 1rem;
    line-height: 1.4;
    & thead,
    & tbody {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(
        ${({ apartmentCount }) => apartmentCount},
        minmax(${({ apartmentCount }) => (apartmentCount > maxColumnsOnPhone ? '104px' : '0')}, 1fr)
      );
      gap: 2px 12px;
      padding: 10px 12px;
    }
    & th,
    & td {
      padding: 0;
    }
    & tr > th:first-of-type {
      grid-column: 1 / -1;
      font-size: 0.9375rem;
      font-weight: 400;
      color: ${color.textSecondary};
    }
    & thead tr > th:first-of-type {
      display: none;
    }
  }
  ${from.tablet} {
    & tr > th:first-of-type {
      width: 24%;
    }
  }
`;
