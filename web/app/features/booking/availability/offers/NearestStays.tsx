import styled from '@emotion/styled';
import type { NearestOffers } from './offersFor.ts';
import { otherDatesOf } from './shownOffers.ts';
import { nightCount, type Stay } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { VisuallyHidden } from '../../../../ui/layout/layout.ts';
import { color } from '../../../../ui/theme/tokens.ts';
import { OfferButton, OfferRows } from './offerStyle.ts';

/** The nearest dates of one apartment, each with its price. Pressing one chooses it. */
export function NearestStays({
  offers,
  name,
  onChoose,
}: {
  offers: NearestOffers;
  /** Name of the apartment, if the page shows several. */
  name?: string;
  onChoose: (stay: Stay) => void;
}) {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const writeStay = useShortStay();
  const stays = otherDatesOf(offers).map(({ parts, total }) => ({ stay: parts[0]!.stay, total }));
  if (stays.length === 0) return null;
  return (
    <OfferRows role="list">
      {stays.map(({ stay, total }) => (
        <li key={`${stay.checkIn} ${stay.checkOut}`}>
          <OfferButton type="button" onClick={() => onChoose(stay)}>
            {name !== undefined && <VisuallyHidden>{`${name}: `}</VisuallyHidden>}
            <span>{writeStay(stay)}</span>
            <span>
              <span>{money(total)}</span> <Nights>{t('totalFor', { count: nightCount(stay) })}</Nights>
            </span>
          </OfferButton>
        </li>
      ))}
    </OfferRows>
  );
}

/** "Sat 12 Jun – Sat 19 Jun 2027" */
export function useShortStay(): (stay: Stay) => string {
  const { shortDate, shortDateWithYear } = useFormat();
  return ({ checkIn, checkOut }) => `${shortDate(checkIn)} – ${shortDateWithYear(checkOut)}`;
}

const Nights = styled.span`
  font-weight: 400;
  color: ${color.textSecondary};
`;
