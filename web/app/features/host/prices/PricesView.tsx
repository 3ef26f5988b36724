import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSavedApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { AllPrices } from './AllPrices.tsx';
import { ApartmentPrices } from './ApartmentPrices.tsx';
import { View } from '../forms/formStyle.ts';
import { ToggleButtons } from '../forms/ToggleButtons.tsx';

/** The choice that shows all apartments. It is never a slug, because no slug has a capital letter. */
const everything = 'ALL';

export function PricesView() {
  const { t } = useTranslation('hostPrices');
  const nameOf = useApartmentName();
  const today = useToday();
  const { search } = useLocation();
  const [chosen, setChosen] = useState(() => new URLSearchParams(search).get('apartment') ?? undefined);
  const apartments = useSavedApartments();
  if (!apartments) return <ViewLoading />;
  const first = apartments[0]?.apartment.slug;
  if (first === undefined) return <p>{t('empty')}</p>;
  const slugs = [...apartments.map(({ apartment }) => apartment.slug), ...(apartments.length > 1 ? [everything] : [])];
  const slug = slugs.find((one) => one === chosen) ?? first;
  return (
    <View>
      <h2>{t('title')}</h2>
      <ToggleButtons
        label={t('apartment')}
        value={slug}
        choices={slugs.map((value) => ({ value, text: value === everything ? t('all') : nameOf(value) }))}
        onChoose={setChosen}
      />
      {slug === everything && (
        <AllPrices apartments={apartments.map(({ apartment }) => apartment)} onChoose={setChosen} />
      )}
      {apartments.map((one) => (
        // Hidden instead of unmounted, so that typed text stays while another apartment is shown.
        <div key={one.apartment.slug} hidden={one.apartment.slug !== slug}>
          {one.problem !== undefined && <Alert severity="warning">{one.problem}</Alert>}
          <ApartmentPrices
            saved={one}
            others={apartments.filter((other) => other !== one)}
            name={nameOf(one.apartment.slug)}
            today={today}
          />
        </div>
      ))}
    </View>
  );
}
