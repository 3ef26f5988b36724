import styled from '@emotion/styled';
import { sumOfGuests } from 'functions/domain/guests';
import type { Offer, OfferPart, StayOffers } from './offersFor.ts';
import { togetherOffersOf } from './shownOffers.ts';
import { nightCount } from 'functions/domain/stay';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../../../i18n/PageLink.tsx';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { VisuallyHidden } from '../../../../ui/layout/layout.ts';
import { Picture, type PictureProps } from '../../../../ui/picture/Picture.tsx';
import { primaryButton } from '../../../../ui/theme/primaryButton.ts';
import { color, from, radius } from '../../../../ui/theme/tokens.ts';
import { writeStayChoice, writeTogether } from '../../chosenStay/StayChoice.ts';
import { useShortStay } from './NearestStays.tsx';
import { OfferLink, OfferRows } from './offerStyle.ts';
import { OfferTotal } from '../verdictStyle.ts';

/** A picture of each apartment, by its slug. */
export type Covers = Readonly<Record<string, readonly PictureProps['picture'][]>>;

/** @param level heading level of each offer */
export function TogetherOffers({
  offers,
  level = 'h2',
  covers = {},
}: {
  offers: StayOffers;
  level?: 'h2' | 'h3' | undefined;
  covers?: Covers | undefined;
}) {
  const shown = togetherOffersOf(offers);
  if (shown.length === 0) return null;
  return (
    <Together role="list">
      {shown.map((offer) => (
        <li key={offer.parts.map(({ slug }) => slug).join(' ') + offer.kind}>
          <TogetherOffer
            offer={offer}
            level={level}
            covers={covers}
            isWhole={offer.parts.length === offers.apartments.length}
          />
        </li>
      ))}
    </Together>
  );
}

/**
 * Several apartments offered together: the price of each and the total, a link to each, and one button that requests
 * all of them.
 */
function TogetherOffer({
  offer: { parts, total, kind },
  level,
  covers,
  isWhole,
}: {
  offer: Offer;
  level: 'h2' | 'h3';
  covers: Covers;
  /** Whether the offer includes every apartment of the villa. */
  isWhole: boolean;
}) {
  const { t } = useTranslation('offer');
  const { list, money } = useFormat();
  const nameOf = useApartmentName();
  const writeStay = useShortStay();
  const [first, ...others] = parts as [OfferPart, ...OfferPart[]];
  const { stay } = first;
  const title = isWhole
    ? t('together.all')
    : t('together.names', { names: list(parts.map(({ slug }) => nameOf(slug))) });
  const pictures = parts.flatMap(({ slug }) => covers[slug]?.slice(0, 1) ?? []);
  return (
    <>
      {pictures.length > 0 && (
        <Views>
          {pictures.map((picture) => (
            <div key={picture.src}>
              <Picture picture={picture} sizes="(min-width: 700px) 240px, 33vw" />
            </div>
          ))}
        </Views>
      )}
      <Title as={level}>{title}</Title>
      {kind !== 'requestedDates' && <p>{writeStay(stay)}</p>}
      <p>
        <OfferTotal>{money(total)}</OfferTotal> <span>{t('totalFor', { count: nightCount(stay) })}</span>
      </p>
      <OfferRows role="list">
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
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
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
    background: ${color.panel};
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

const Views = styled.div`
  display: flex;
  gap: 6px;
  overflow: hidden;
  margin-bottom: 16px;
  border-radius: ${radius.small};
  & > div {
    flex: 1;
    min-width: 0;
    aspect-ratio: 4 / 3;
  }
`;

const Title = styled.h2`
  font-size: 1.375rem;
`;

const How = styled.p`
  margin-top: 12px;
  font-size: 0.9375rem;
  line-height: 1.5;
  color: ${color.textSecondary};
`;

const Ask = styled(PageLink)`
  ${primaryButton}
  margin-top: 16px;
`;
