import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSavedApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { ApartmentPrices } from './ApartmentPrices.tsx';
import { View } from '../forms/formStyle.ts';

/** Prices and rules of the apartments. */
export function PricesView() {
  const { t } = useTranslation('hostPrices');
  const nameOf = useApartmentName();
  const today = useToday();
  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => new URLSearchParams(search).get('apartment') ?? undefined);
  const apartments = useSavedApartments();
  if (!apartments) return <ViewLoading />;
  const saved = apartments.find(({ apartment }) => apartment.slug === chosen) ?? apartments[0];
  if (!saved) return <p>{t('empty')}</p>;

  const { slug } = saved.apartment;
  return (
    <View>
      <h2>{t('title')}</h2>
      <ToggleButtonGroup
        exclusive
        aria-label={t('apartment')}
        value={slug}
        // Pressing the selected apartment again gives `null`: it stays selected.
        onChange={(_, next: string | null) => next && setChosen(next)}
      >
        {apartments.map(({ apartment }) => (
          <ToggleButton key={apartment.slug} value={apartment.slug}>
            {nameOf(apartment.slug)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {apartments.map((one) => (
        // Hidden rather than unmounted, so that typed text stays while another apartment is shown.
        <div key={one.apartment.slug} hidden={one.apartment.slug !== slug}>
          {one.problem !== undefined && <Alert severity="warning">{one.problem}</Alert>}
          <ApartmentPrices saved={one} name={nameOf(one.apartment.slug)} today={today} />
        </div>
      ))}
    </View>
  );
}
