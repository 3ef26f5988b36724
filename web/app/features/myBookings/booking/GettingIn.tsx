import styled from '@emotion/styled';
import type { GuestArrival } from 'functions/domain/guestArrival';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { CopyField, CopyFields } from './CopyFields.tsx';
import { FramedPart } from './bookingLayout.ts';

/** Key code, Wi-Fi, the way in and house rules of each apartment, as the owner has written them. */
export function GettingIn({ arrival }: { arrival: readonly GuestArrival[] }) {
  const { t } = useTranslation('arrival');
  const nameOf = useApartmentName();
  const isSeveral = arrival.length > 1;
  const Title = isSeveral ? 'h4' : 'h3';
  return (
    <FramedPart aria-labelledby="getting-in">
      <h2 id="getting-in">{t('title')}</h2>
      {arrival.map((one) => (
        <Apartment key={one.apartment}>
          {isSeveral && <h3 translate="no">{nameOf(one.apartment)}</h3>}
          <CopyFields>
            {one.keyCode !== '' && <CopyField label={t('keyCode')} value={one.keyCode} copied={one.keyCode} />}
            {one.wifiName !== '' && <CopyField label={t('wifiName')} value={one.wifiName} />}
            {one.wifiPassword !== '' && (
              <CopyField label={t('wifiPassword')} value={one.wifiPassword} copied={one.wifiPassword} />
            )}
          </CopyFields>
          {(['instructions', 'houseRules'] as const)
            .filter((field) => one[field] !== '')
            .map((field) => (
              <div key={field}>
                <Title>{t(field)}</Title>
                <p>{one[field]}</p>
              </div>
            ))}
        </Apartment>
      ))}
    </FramedPart>
  );
}

const Apartment = styled.div`
  display: grid;
  gap: 20px;
  & > h3 {
    margin-top: 12px;
    font-size: 1.5rem;
  }
  & div > h3,
  & div > h4 {
    margin-bottom: 6px;
    font-size: 1.25rem;
  }
  /* Keeps the owner's line breaks. */
  & p {
    max-width: 68ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & dl:empty {
    display: none;
  }
`;
