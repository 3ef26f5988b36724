import Button from '@mui/material/Button';
import type { Apartment } from 'functions/contract/apartment';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { sortSeasons } from './PriceForm.ts';
import { PriceTable, Scrolling } from './priceStyle.ts';
import { useDayText, useSeasonName } from './usePriceWords.ts';

/** The price per night of every season in every apartment. @param onChoose opens an apartment's form */
export function AllPrices({
  apartments,
  onChoose,
}: {
  apartments: readonly Apartment[];
  onChoose: (slug: string) => void;
}) {
  const { t } = useTranslation('hostPrices');
  const nameOf = useApartmentName();
  const format = useFormat();
  const dayText = useDayText();
  const { shown } = useSeasonName();
  const keyOf = ({ name, from, to }: Apartment['seasons'][number]) => JSON.stringify([name, from, to]);
  const all = sortSeasons(apartments.flatMap(({ seasons }) => seasons));
  const rows = [...new Map(all.map((season) => [keyOf(season), season]))];
  return (
    <Scrolling tabIndex={0} role="region" aria-label={t('all')}>
      <PriceTable>
        <thead>
          <tr>
            <th scope="col">{t('nightPrice')}</th>
            {apartments.map(({ slug }) => (
              <th key={slug} scope="col">
                <Button variant="text" onClick={() => onChoose(slug)}>
                  {nameOf(slug)}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('outside')}</th>
            {apartments.map(({ slug, nightPrice }) => (
              <td key={slug}>{format.money(nightPrice)}</td>
            ))}
          </tr>
          {rows.map(([key, { name, from, to }]) => (
            <tr key={key}>
              <th scope="row">
                {shown(name)}
                <small>
                  {dayText(from)} – {dayText(to)}
                </small>
              </th>
              {apartments.map(({ slug, seasons, nightPrice }) => {
                const own = seasons.find((season) => keyOf(season) === key);
                return <td key={slug}>{own ? format.money(own.nightPrice ?? nightPrice) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </PriceTable>
    </Scrolling>
  );
}
