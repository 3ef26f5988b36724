import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { StayRefusal } from 'functions/domain/availability';
import { todayIn } from 'functions/domain/isoDate';
import type { WishOffers } from 'functions/domain/offersFor';
import type { Stay } from 'functions/domain/stay';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { chosenStay, writeStayChoice, type StayChoice } from '../chosenStay/StayChoice.ts';
import { LazyWaitlist } from '../waitlist/LazyWaitlist.tsx';
import { NearestStays } from './NearestStays.tsx';
import { TogetherOffers, type OfferPage } from './TogetherOffers.tsx';
import { OfferLink, OfferRows } from './offerStyle.ts';
import { useOffers } from './useOffers.ts';
import { useStayReason } from './useStayReason.ts';

/**
 * Where an apartment cannot be had as wished: what its rules ask for, its nearest dates, the apartments that are free on the same
 * ones, or several together.
 * @param page that other apartments are offered on
 */
export function InsteadOffers({
  refusal,
  apartment,
  others,
  choice,
  onChoose,
  nameOf,
  page = 'apartment',
}: {
  refusal: StayRefusal;
  apartment: Apartment;
  others: readonly { slug: string }[];
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
  nameOf: (slug: string) => string;
  page?: OfferPage | undefined;
}) {
  const reasonOf = useStayReason();
  const { slug } = apartment;
  const stay = chosenStay(choice);
  const found = useOffers(
    useMemo(() => {
      const stay = chosenStay(choice);
      return (
        stay && {
          wish: { ...stay, adults: choice.adults, children: choice.children },
          slugs: [slug, ...others.map((other) => other.slug)],
          built: [apartment],
          answers: [{ slug, available: false, reason: refusal }],
        }
      );
    }, [refusal, choice, slug, apartment, others]),
  );
  return (
    <Ways>
      {stay && refusal !== 'dates-taken' && (
        <p>{reasonOf(refusal, stay.checkIn, apartment, todayIn(apartment.propertyTerms.timeZone))}</p>
      )}
      {found.state === 'found' && <Found {...{ slug, choice, onChoose, nameOf, page }} offers={found.offers} />}
      {refusal === 'dates-taken' && <LazyWaitlist apartment={slug} choice={choice} />}
    </Ways>
  );
}

function Found({
  slug,
  offers,
  choice,
  onChoose,
  nameOf,
  page,
}: {
  slug: string;
  offers: WishOffers;
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
  nameOf: (slug: string) => string;
  page: OfferPage;
}) {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const own = offers.apartments.find((apartment) => apartment.slug === slug);
  const others = offers.apartments.filter((apartment) => apartment.slug !== slug && apartment.asWished);
  return (
    <>
      {own && (own.otherDates ?? own.otherLength) && (
        <div>
          <Title>{t('nearest')}</Title>
          <NearestStays offers={own} onChoose={onChoose} />
        </div>
      )}
      {others.length > 0 && (
        <div>
          <Title>{t('others')}</Title>
          <OfferRows>
            {others.map((other) => (
              <li key={other.slug}>
                <OfferLink page={page} slug={other.slug} search={`?${writeStayChoice(choice)}`}>
                  <span>{nameOf(other.slug)}</span>
                  {other.asWished && <span>{money(other.asWished.total)}</span>}
                </OfferLink>
              </li>
            ))}
          </OfferRows>
        </div>
      )}
      <TogetherOffers offers={offers} nameOf={nameOf} page={page} />
    </>
  );
}

const Ways = styled.div`
  display: grid;
  gap: 20px;
  &:empty {
    display: none;
  }
`;

const Title = styled.h2`
  font-size: 20px;
`;
