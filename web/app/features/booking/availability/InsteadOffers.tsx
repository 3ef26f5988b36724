import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { StayRefusal } from 'functions/domain/availability';
import { todayIn } from 'functions/domain/isoDate';
import type { Offer } from 'functions/domain/offersFor';
import { otherDatesOf, shownOffers } from 'functions/domain/shownOffers';
import type { Stay } from 'functions/domain/stay';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useApartmentTexts } from '../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { secondaryButton } from '../../../ui/theme/primaryButton.ts';
import { chosenStay, writeStayChoice, type StayChoice } from '../chosenStay/StayChoice.ts';
import { LazyWaitlist } from '../waitlist/LazyWaitlist.tsx';
import { NearestStays, useShortStay } from './NearestStays.tsx';
import { NoOffers } from './NoOffers.tsx';
import { TogetherOffers } from './TogetherOffers.tsx';
import { OfferLink, OfferRows } from './offerStyle.ts';
import { useOffers, type Offers } from './useOffers.ts';
import { useStayReason } from './useStayReason.ts';

type OfferPage = 'apartment' | 'request';

/**
 * Where an apartment cannot be had as wished: what its rules ask for, its nearest dates, the apartments that are free on the same
 * ones, several together, or if there is none of these the nearest dates of the others.
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
      {/* How many an apartment takes is said above already. */}
      {stay && refusal !== 'dates-taken' && refusal !== 'guests-exceeded' && (
        <p>{reasonOf(refusal, stay.checkIn, apartment, todayIn(apartment.propertyTerms.timeZone))}</p>
      )}
      {stay ? <Found {...{ slug, found, choice, onChoose, nameOf, page }} /> : <NoOffers />}
      {refusal === 'dates-taken' && <LazyWaitlist apartment={slug} choice={choice} />}
    </Ways>
  );
}

/** @param slug of the refused apartment; without it, all are others. */
function Found({
  slug,
  found,
  choice,
  onChoose,
  nameOf,
  page,
}: {
  slug?: string | undefined;
  found: Offers;
  choice: StayChoice;
  onChoose?: (stay: Stay) => void;
  nameOf: (slug: string) => string;
  page: OfferPage;
}) {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const writeStay = useShortStay();
  if (found.state === 'failed') {
    return (
      <div>
        <p>{t('unknown')}</p>
        <NoOffers onRetry={found.retry} />
      </div>
    );
  }
  if (found.state !== 'found') return null;
  const { offers } = found;
  const { own, sameDates, together, otherDates } = shownOffers(offers, slug);
  const refusals = offers.apartments.map(({ refusal }) => refusal);
  // An apartment that is taken itself has a waitlist of its own.
  const isAnyTaken =
    offers.apartments.find((one) => one.slug === slug)?.refusal !== 'dates-taken' &&
    (offers.together.isTaken || refusals.includes('dates-taken'));
  const linkTo = (slug: string, { total, parts }: Offer, children: ReactNode) => {
    const stay = parts[0]!.stay;
    return (
      <li key={`${slug} ${stay.checkIn} ${stay.checkOut}`}>
        <OfferLink page={page} slug={slug} search={`?${writeStayChoice({ ...choice, ...stay })}`}>
          <span>{children}</span>
          <span>{money(total)}</span>
        </OfferLink>
      </li>
    );
  };
  return (
    <>
      {own && onChoose && (
        <div>
          <Title>{t('nearest')}</Title>
          <NearestStays offers={own} onChoose={onChoose} />
        </div>
      )}
      {sameDates.length > 0 && (
        <div>
          <Title>{t('others')}</Title>
          <OfferRows>
            {sameDates.map((other) => other.asWished && linkTo(other.slug, other.asWished, nameOf(other.slug)))}
          </OfferRows>
        </div>
      )}
      {otherDates.length > 0 && (
        <div>
          <Title>{t('nearest')}</Title>
          <OfferRows>
            {otherDates.flatMap((other) =>
              otherDatesOf(other).map((offer) =>
                linkTo(other.slug, offer, `${nameOf(other.slug)} · ${writeStay(offer.parts[0]!.stay)}`),
              ),
            )}
          </OfferRows>
        </div>
      )}
      <TogetherOffers offers={offers} nameOf={nameOf} />
      {isAnyTaken && sameDates.length + offers.together.asWished.length === 0 && (
        <LazyWaitlist choice={choice} needsSeveral={refusals.every((refusal) => refusal === 'guests-exceeded')} />
      )}
      {!own && sameDates.length + together.length + otherDates.length === 0 && (
        <div>
          <p>{t(offers.isTooMany ? 'tooMany' : 'noneAtAll')}</p>
          <NoOffers />
        </div>
      )}
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
  const found = useOffers(
    useMemo(() => {
      const stay = chosenStay(choice);
      const results = slug !== undefined && refusal ? [{ slug, available: false, reason: refusal }] : [];
      return stay && { wish: { ...stay, adults: choice.adults, children: choice.children }, slugs, built, results };
    }, [slugs, built, choice, slug, refusal]),
  );
  return (
    <Ways>
      <Found found={found} choice={choice} nameOf={(slug) => textsOf(slug).name} page="request" />
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
