import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { StayRefusal } from 'functions/domain/availability';
import { todayIn } from 'functions/domain/isoDate';
import type { Offer } from './offersFor.ts';
import { otherDatesOf, shownOffers } from './shownOffers.ts';
import type { Stay } from 'functions/domain/stay';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../../i18n/PageLink.tsx';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { secondaryButton } from '../../../../ui/theme/primaryButton.ts';
import { chosenStay, writeStayChoice, type StayChoice } from '../../chosenStay/StayChoice.ts';
import { LazyWaitlist } from '../../waitlist/LazyWaitlist.ts';
import { NearestStays, useShortStay } from './NearestStays.tsx';
import { NoOffers } from './NoOffers.tsx';
import { TogetherOffers } from './TogetherOffers.tsx';
import { OfferLink, OfferRows } from './offerStyle.ts';
import { useOffers, type Offers } from './useOffers.ts';
import { useStayReason } from '../useStayReason.ts';

type OfferPage = 'apartment' | 'request';

/**
 * Alternatives to a stay that an apartment refused: the stay rules it breaks, the apartment's nearest dates, other apartments
 * free on the same dates, and several apartments together. If none of these exists, the nearest dates of the other apartments.
 * @param page the page on which other apartments are offered
 */
export function AlternativeOffers({
  refusal,
  apartment,
  others,
  choice,
  onChoose,
  page = 'apartment',
}: {
  refusal: StayRefusal;
  apartment: Apartment;
  others: readonly { slug: string }[];
  choice: StayChoice;
  onChoose: (stay: Stay) => void;
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
          search: { ...choice, ...stay },
          slugs: [slug, ...others.map((other) => other.slug)],
          built: [apartment],
          results: [{ slug, available: false, reason: refusal }],
        }
      );
    }, [refusal, choice, slug, apartment, others]),
  );
  return (
    <Ways>
      {/* The message above already states the apartment's limit. */}
      {stay && refusal !== 'dates-taken' && refusal !== 'guests-exceeded' && (
        <p>{reasonOf(refusal, stay.checkIn, apartment, todayIn(apartment.propertyTerms.timeZone))}</p>
      )}
      {stay ? <Found {...{ slug, found, choice, onChoose, page }} /> : <NoOffers />}
      {refusal === 'dates-taken' && <LazyWaitlist apartment={slug} choice={choice} />}
    </Ways>
  );
}

/** @param slug slug of the refused apartment. If missing, all apartments count as others. */
function Found({
  slug,
  found,
  choice,
  onChoose,
  page,
}: {
  slug?: string | undefined;
  found: Offers;
  choice: StayChoice;
  onChoose?: (stay: Stay) => void;
  page: OfferPage;
}) {
  const { t } = useTranslation('offer');
  const { money } = useFormat();
  const nameOf = useApartmentName();
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
  // A taken apartment has its own waitlist.
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
          <OfferRows role="list">
            {sameDates.map(
              (other) => other.requestedDates && linkTo(other.slug, other.requestedDates, nameOf(other.slug)),
            )}
          </OfferRows>
        </div>
      )}
      {otherDates.length > 0 && (
        <div>
          <Title>{t('nearest')}</Title>
          <OfferRows role="list">
            {otherDates.flatMap((other) =>
              otherDatesOf(other).map((offer) =>
                linkTo(other.slug, offer, `${nameOf(other.slug)} · ${writeStay(offer.parts[0]!.stay)}`),
              ),
            )}
          </OfferRows>
        </div>
      )}
      <TogetherOffers offers={offers} />
      {isAnyTaken && sameDates.length + offers.together.requestedDates.length === 0 && (
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
 * Alternatives to several apartments requested together: other apartments that are large enough for the party, the
 * nearest dates, and a link back to the list.
 * @param slugs slugs of all apartments, in display order
 * @param refused the apartment that is not available, if the reason is a single one
 */
export function AlternativesTogether({
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
  const { slug, refusal } = refused ?? {};
  const found = useOffers(
    useMemo(() => {
      const stay = chosenStay(choice);
      const results = slug !== undefined && refusal ? [{ slug, available: false, reason: refusal }] : [];
      return (
        stay && {
          search: { ...choice, ...stay },
          slugs,
          built,
          results,
        }
      );
    }, [slugs, built, choice, slug, refusal]),
  );
  return (
    <Ways>
      <Found found={found} choice={choice} page="request" />
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
  font-size: 1.25rem;
`;

const ToList = styled(PageLink)`
  ${secondaryButton}
`;
