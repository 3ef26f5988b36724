import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApartmentFacts } from 'functions/contract/apartment';
import { lowestNightPrice } from 'functions/domain/quote';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { coverCard } from '../../ui/theme/coverCard.ts';
import { Stars } from '../../ui/picture/Stars.tsx';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { color, easeOut, font, from, radius } from '../../ui/theme/tokens.ts';
import { CardPictures } from './CardPictures.tsx';
import { useApartmentTexts } from '../../i18n/useApartmentTexts.ts';

/**
 * An apartment in a list: picture, name, facts and the lowest price.
 * @param pictures one, or several for a carousel
 * @param first whether the card is in view when the page opens
 * @param search the stay as a query for the apartment's page; by default that of the URL
 * @param children availability of the chosen stay, shown instead of the lowest price
 */
export function ApartmentCard({
  apartment,
  pictures,
  first = false,
  level: Heading = 'h3',
  search,
  children,
}: {
  apartment: CardFacts;
  pictures: PictureProps['picture'][];
  first?: boolean;
  level?: 'h2' | 'h3';
  search?: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('site');
  const format = useFormat();
  const { name, line } = useApartmentTexts()(apartment.slug);
  const rooms =
    apartment.bedrooms === 0 ? t('apartment.studio') : t('apartment.bedrooms', { count: apartment.bedrooms });
  return (
    <Card>
      <View>
        <CardPictures pictures={pictures} first={first} name={name} slug={apartment.slug} search={search} />
      </View>
      <Heading>
        <CardLink page="apartment" translate="no" slug={apartment.slug} search={search}>
          {name}
        </CardLink>
      </Heading>
      <Facts>
        <Stars count={apartment.stars} label={t('apartment.stars', { count: apartment.stars })} />
        {`\u00a0· ${unbroken(rooms)}\u00a0· ${unbroken(t('apartment.upToGuests', { count: apartment.guests }))}`}
      </Facts>
      <Line>{line}</Line>
      {children ?? <Price>{t('apartment.fromPerNight', { price: format.money(apartment.lowestPrice) })}</Price>}
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
  /* Side by side they are of one height, however wide. */
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
`;

const Facts = styled.p`
  margin-top: 6px;
  color: ${color.textSecondary};
  font-size: 1rem;
`;

const Line = styled.p`
  margin-top: 8px;
`;

const Price = styled.p`
  margin-top: auto;
  padding-top: 12px;
  font-family: ${font.heading};
  font-size: 1.375rem;
  color: ${color.secondary};
  /* With dates chosen, the lowest price of other dates would be read as theirs. */
  [data-has-dates] & {
    visibility: hidden;
  }
`;

/** The figures on an apartment's card: all that a page needs to mention an apartment. */
export interface CardFacts extends Pick<ApartmentFacts, 'slug' | 'stars' | 'bedrooms'> {
  /** Maximum number. */
  guests: number;
  /** Price of a night in the cheapest season, in cents. */
  lowestPrice: number;
}

export function cardFacts(apartment: ApartmentFacts): CardFacts {
  const { slug, stars, bedrooms, limits } = apartment;
  return { slug, stars, bedrooms, guests: limits.guests, lowestPrice: lowestNightPrice(apartment) };
}
