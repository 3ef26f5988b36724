import styled from '@emotion/styled';
import { sumOfGuests } from 'functions/domain/guests';
import type { Offer, OfferPart, WishOffers } from 'functions/domain/offersFor';
import { togetherOffersOf } from 'functions/domain/shownOffers';
import { nightCount } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { VisuallyHidden } from '../../../ui/layout/layout.ts';
import { primaryButton } from '../../../ui/theme/primaryButton.ts';
import { color, from, radius } from '../../../ui/theme/tokens.ts';
import { writeStayChoice } from '../chosenStay/StayChoice.ts';
import { writeTogether } from '../chosenStay/togetherInUrl.ts';
import { useShortStay } from './NearestStays.tsx';
import { OfferLink, OfferRows } from './offerStyle.ts';
import { OfferTotal } from './verdictStyle.ts';

/** @param level of the heading of each offer */
export function TogetherOffers({
  offers,
  nameOf,
  level = 'h2',
}: {
  offers: WishOffers;
  nameOf: (slug: string) => string;
  level?: 'h2' | 'h3' | undefined;
}) {
  const shown = togetherOffersOf(offers);
  if (shown.length === 0) return null;
  return (
    <Together>
      {shown.map((offer) => (
        <li key={offer.parts.map(({ slug }) => slug).join(' ') + offer.kind}>
          <TogetherOffer
            offer={offer}
            nameOf={nameOf}
            level={level}
            isWhole={offer.parts.length === offers.apartments.length}
          />
        </li>
      ))}
    </Together>
  );
}

/** What several apartments cost together and each of them, a look at each, and one request for all. */
function TogetherOffer({
  offer: { parts, total, kind },
  nameOf,
  level,
  isWhole,
}: {
  offer: Offer;
  nameOf: (slug: string) => string;
  level: 'h2' | 'h3';
  /** Are these all apartments? */
  isWhole: boolean;
}) {
  const { t } = useTranslation('offer');
  const { list, money } = useFormat();
  const writeStay = useShortStay();
  const [first, ...others] = parts as [OfferPart, ...OfferPart[]];
  const { stay } = first;
  const title = isWhole
    ? t('together.all')
    : t('together.names', { names: list(parts.map(({ slug }) => nameOf(slug))) });
  return (
    <>
      <Title as={level}>{title}</Title>
      {kind !== 'asWished' && <p>{writeStay(stay)}</p>}
      <p>
        <OfferTotal>{money(total)}</OfferTotal> {t('totalFor', { count: nightCount(stay) })}
      </p>
      <OfferRows>
        {parts.map(({ slug, guests, quote }) => (
          <li key={slug}>
            <OfferLink page="apartment" slug={slug} search={`?${writeStayChoice({ ...stay, ...guests })}`}>
              <span>{t('together.part', { name: nameOf(slug), count: guests.adults + guests.children })}</span>
              <span>{money(quote.totalPayment)}</span>
            </OfferLink>
          </li>
        ))}
      </OfferRows>
      <How>{t('together.how')}</How>
      <Ask
        page="request"
        slug={first.slug}
        search={writeTogether(
          others.map(({ slug }) => slug),
          { ...stay, ...sumOfGuests(parts.map(({ guests }) => guests)) },
        )}
      >
        {t('requestToBook')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Ask>
    </>
  );
}

const Together = styled.ul`
  container-type: inline-size;
  display: grid;
  gap: 16px;
  margin-top: 16px;
  & > li {
    max-width: 560px;
    padding: 20px;
    border-radius: ${radius.small};
    background: ${color.stone};
    ${from.tablet} {
      padding: 24px;
    }
  }
  @container (min-width: 800px) {
    & > li {
      max-width: none;
    }
  }
`;

const Title = styled.h2`
  font-size: 22px;
`;

const How = styled.p`
  margin-top: 12px;
  font-size: 15px;
  line-height: 1.5;
  color: ${color.soft};
`;

const Ask = styled(PageLink)`
  ${primaryButton}
  margin-top: 16px;
`;
