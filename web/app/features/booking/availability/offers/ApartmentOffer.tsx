import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { todayIn } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { color } from '../../../../ui/theme/tokens.ts';
import { chosenStay, type StayChoice } from '../../chosenStay/StayChoice.ts';
import type { StaySearchState } from '../../search/useStaySearch.ts';
import { isStayRefusal } from '../isStayRefusal.ts';
import { LazyWaitlist } from '../../waitlist/LazyWaitlist.ts';
import { LazyNearestStays } from './lazyOffers.ts';
import { resultOf, type Availability } from '../useAvailability.ts';
import { useStayReason } from '../useStayReason.ts';
import { OfferTotal } from '../verdictStyle.ts';

/** On an apartment's card: whether it is free for the chosen dates, and its price. Empty until both are known. */
export function ApartmentOffer({
  apartment,
  choice,
  availability,
}: {
  apartment: Apartment;
  choice: StayChoice;
  availability: Availability;
}) {
  const { t } = useTranslation('errors');
  const { money } = useFormat();
  const reasonOf = useStayReason();
  const stay = chosenStay(choice);
  if (!stay) return null;
  const result = resultOf(availability, apartment.slug);
  if (result && !result.available) {
    const { reason = 'dates-taken' } = result;
    const today = todayIn(apartment.propertyTerms.timeZone);
    return <No>{isStayRefusal(reason) ? reasonOf(reason, stay.checkIn, apartment, today) : t(reason)}</No>;
  }
  if (!result?.quote) return null;
  const { nights, totalPayment } = result.quote;
  return (
    <Offer>
      <Free>{t('freeForYou', { ns: 'offer' })}</Free>
      <span>
        <OfferTotal>{money(totalPayment)}</OfferTotal> <span>{t('totalFor', { ns: 'offer', count: nights })}</span>
      </span>
      <small>{t('allIncluded', { ns: 'offer' })}</small>
    </Offer>
  );
}

const Offer = styled.p`
  display: grid;
  & > small {
    font-size: 0.9375rem;
    color: ${color.textSecondary};
  }
`;

const Free = styled.span`
  font-weight: 600;
  color: ${color.success};
`;

const No = styled.p`
  font-weight: 600;
`;

/** Alternatives to an apartment that is not available: its nearest dates and, if its nights are taken, the waitlist. */
export function AlternativeApartment({ slug, name, search }: { slug: string; name: string; search: StaySearchState }) {
  const { t } = useTranslation('offer');
  const { offers, chooseAlternative, availability, choice } = search;
  if (availability.state !== 'loaded') return null;
  const isTaken = resultOf(availability, slug)?.reason === 'dates-taken';
  const own =
    offers.state === 'found' ? offers.offers.apartments.find((apartment) => apartment.slug === slug) : undefined;
  return (
    <>
      {(own?.otherDates ?? own?.otherLength) && (
        <Alternative>
          <p>{t('nearest')}</p>
          <LazyNearestStays offers={own} name={name} onChoose={chooseAlternative} />
        </Alternative>
      )}
      {isTaken && <LazyWaitlist apartment={slug} name={name} choice={choice} />}
    </>
  );
}

const Alternative = styled.div`
  margin-top: 8px;
  & > p {
    font-size: 0.9375rem;
    color: ${color.textSecondary};
  }
`;
