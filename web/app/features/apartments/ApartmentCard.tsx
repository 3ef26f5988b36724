import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice } from 'functions/domain/quote';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useExtraCosts } from '../../i18n/useExtraCosts.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { coverCard } from '../../ui/theme/coverCard.ts';
import { secondaryButton } from '../../ui/theme/primaryButton.ts';
import { Stars } from '../../ui/picture/Stars.tsx';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { color, easeOut, font, from, radius } from '../../ui/theme/tokens.ts';
import { CardPictures } from './CardPictures.tsx';
import { useApartmentTexts } from '../../i18n/useApartmentTexts.ts';

/**
 * An apartment in a list: picture, name, facts and the lowest price.
 * @param pictures one, or several for a carousel
 * @param inside more pictures, in a row below
 * @param first whether the card is in view when the page opens
 * @param search the stay as a query for the apartment's page; by default that of the URL
 * @param offer availability and price of the chosen stay, shown instead of the lowest price
 * @param children alternatives, below the price
 */
export function ApartmentCard({
  apartment,
  pictures,
  inside = [],
  first = false,
  level: Heading = 'h3',
  search,
  offer,
  children,
}: {
  apartment: Apartment;
  pictures: PictureProps['picture'][];
  inside?: PictureProps['picture'][];
  first?: boolean;
  level?: 'h2' | 'h3';
  search?: string | undefined;
  offer?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('site');
  const format = useFormat();
  const extraCosts = useExtraCosts();
  const { name, line } = useApartmentTexts()(apartment.slug);
  const rooms =
    apartment.bedrooms === 0 ? t('apartment.studio') : t('apartment.bedrooms', { count: apartment.bedrooms });
  return (
    <Card>
      <View>
        <CardPictures pictures={pictures} first={first} name={name} slug={apartment.slug} search={search} />
      </View>
      {inside.length > 0 && (
        <Inside>
          {inside.map((picture) => (
            <div key={picture.src}>
              <Picture picture={picture} sizes="(min-width: 1336px) 250px, (min-width: 1000px) 19vw, 48vw" />
            </div>
          ))}
        </Inside>
      )}
      <Heading>
        <CardLink page="apartment" translate="no" slug={apartment.slug} search={search}>
          {name}
        </CardLink>
      </Heading>
      <Facts>
        <Stars count={apartment.stars} label={t('apartment.stars', { count: apartment.stars })} />
        {`\u00a0· ${unbroken(rooms)}\u00a0· ${unbroken(t('apartment.upToGuests', { count: apartment.limits.guests }))}`}
      </Facts>
      <Line>{line}</Line>
      <Foot>
        {offer ?? (
          <Price>
            {t('apartment.fromPerNight', { price: format.money(lowestNightPrice(apartment)) })}
            <small>{extraCosts(apartment)}</small>
          </Price>
        )}
        {/* Part of the link that covers the card. The link's name is that of the apartment. */}
        <Button aria-hidden>{t('apartment.view')}</Button>
      </Foot>
      {children}
    </Card>
  );
}

/** Keeps each fact on one line: lines break only between facts. */
const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0');

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  & > h2 {
    font-size: 1.625rem;
  }
`;

const View = styled.div`
  flex: none;
  aspect-ratio: 4 / 3;
  max-height: 460px;
  overflow: hidden;
  border-radius: ${radius.large};
  margin-bottom: 20px;
  /* Cards side by side have the same height, whatever their width. */
  ${from.desk} {
    aspect-ratio: auto;
    height: clamp(260px, 24vw, 340px);
  }
  & img {
    transition: transform 400ms ${easeOut};
  }
  article:hover > & > picture > img {
    transform: scale(1.02);
  }
`;

const CardLink = styled(PageLink)`
  ${coverCard(radius.large)}
  ${from.desk} {
    /* Its focus ring surrounds the whole card: facts, price and button are shown with the name. */
    scroll-margin-bottom: 12rem;
  }
`;

const Facts = styled.p`
  margin-top: 6px;
  color: ${color.textSecondary};
  font-size: 1rem;
`;

const Line = styled.p`
  margin-block: 8px 14px;
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin: -12px 0 20px;
  & > div {
    aspect-ratio: 3 / 2;
    overflow: hidden;
    border-radius: ${radius.small};
    /* The pictures have the same height too, so that the names below them are in line. */
    ${from.desk} {
      aspect-ratio: auto;
      height: clamp(76px, 8vw, 112px);
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 12px 16px;
  margin-top: auto;
  padding-top: 14px;
  border-top: 1px solid ${color.divider};
  & > p {
    flex: 1 1 150px;
  }
`;

const Button = styled.span`
  ${secondaryButton}
  min-height: 44px;
  padding: 6px 20px;
  font-size: 1rem;
  article:hover & {
    background: ${color.panel};
  }
`;

const Price = styled.p`
  font-family: ${font.heading};
  font-size: 1.375rem;
  line-height: 1.3;
  color: ${color.secondary};
  & > small {
    display: block;
    font-family: ${font.text};
    font-size: 0.9375rem;
    color: ${color.textSecondary};
  }
  /* Once dates are chosen, a guest would take the lowest price of other dates for the price of these. */
  [data-has-dates] & {
    visibility: hidden;
  }
`;
