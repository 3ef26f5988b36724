import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { StayRefusal } from 'functions/domain/availability';
import { todayIn } from 'functions/domain/isoDate';
import type { WishOffers } from 'functions/domain/offersFor';
import type { Stay } from 'functions/domain/stay';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useApartmentTexts } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { secondaryButton } from '../../../ui/theme/primaryButton.ts';
import { chosenStay, writeStayChoice, type StayChoice } from '../chosenStay/StayChoice.ts';
import { LazyWaitlist } from '../waitlist/LazyWaitlist.tsx';
import { NearestStays } from './NearestStays.tsx';
import { TogetherOffers } from './TogetherOffers.tsx';
import { OfferLink, OfferRows } from './offerStyle.ts';
import { useOffers } from './useOffers.ts';
import { useStayReason } from './useStayReason.ts';

type OfferPage = 'apartment' | 'request';

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
          results: [{ slug, available: false, reason: refusal }],
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
      <TogetherOffers offers={offers} nameOf={nameOf} />
    </>
  );
}

/**
 * Where several apartments cannot be had together: others that hold the party, the nearest dates, and the way back to the list.
 * @param slugs of all apartments, in the order of lists
 * @param refused the apartment that is the reason, where one is
 */
export function InsteadTogether({
  slugs,
  built,
  choice,
  refused,
}: {
  slugs: readonly string[];
  built: readonly Apartment[];
  choice: StayChoice;
  refused?: { slug: string; refusal: StayRefusal } | undefined;
}) {
  const { t } = useTranslation('offer');
  const textsOf = useApartmentTexts();
  const { slug, refusal } = refused ?? {};
  const offers = useOffers(
    useMemo(() => {
      const stay = chosenStay(choice);
      const results = slug !== undefined && refusal ? [{ slug, available: false, reason: refusal }] : [];
      return stay && { wish: { ...stay, adults: choice.adults, children: choice.children }, slugs, built, results };
    }, [slugs, built, choice, slug, refusal]),
  );
  return (
    <Ways>
      {offers.state === 'found' && <TogetherOffers offers={offers.offers} nameOf={(slug) => textsOf(slug).name} />}
      <div>
        <ToList page="apartments" search={`?${writeStayChoice(choice)}`}>
          {t('together.toList')}
        </ToList>
      </div>
    </Ways>
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

const ToList = styled(PageLink)`
  ${secondaryButton}
`;
