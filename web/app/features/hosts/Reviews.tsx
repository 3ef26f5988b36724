import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../i18n/useApartmentTexts.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Slider } from '../../ui/carousel/Slider.tsx';
import { Column, Section } from '../../ui/layout/layout.ts';
import { color, font, from, radius } from '../../ui/theme/tokens.ts';
import type { Review } from '../../villa/reviews.server.ts';
import { averageRating } from './averageRating.ts';

/**
 * What guests wrote. If there are invented reviews, one note marks all of them.
 * @param withApartment whether each review names its apartment
 */
export function Reviews({ reviews, withApartment = false }: { reviews: Review[]; withApartment?: boolean }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  if (reviews.length === 0) return null;
  const rated = averageRating(reviews);
  const cards = reviews.map((review) => <ReviewCard key={review.text} {...{ review, withApartment }} />);
  const content = (
    <>
      <h2 id="reviews">{t('heading')}</h2>
      <Notes>
        {rated && <p>{t('average', { average: format.number(rated.average), number: format.number(rated.number) })}</p>}
        {reviews.some(({ sample }) => sample) && <p>{t('samples')}</p>}
      </Notes>
      {cards.length > 3 ? (
        <Slider labelledBy="reviews" messages={{ previous: t('previous'), next: t('next') }}>
          {cards}
        </Slider>
      ) : (
        <Cards>{cards}</Cards>
      )}
    </>
  );
  return <Section aria-labelledby="reviews">{withApartment ? <Column>{content}</Column> : content}</Section>;
}

function ReviewCard({ review, withApartment }: { review: Review; withApartment: boolean }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const nameOf = useApartmentName();
  const pageLanguage = useLanguage();
  const { name, from, text, apartment, date, language, source, link } = review;
  const facts = [
    withApartment && nameOf(apartment),
    date && format.date(date),
    language && language !== pageLanguage && t('original', { language: format.languageName(language) }),
  ].filter(Boolean);
  return (
    <Card>
      <blockquote>{text}</blockquote>
      <figcaption>
        <strong translate="no">{`${name}, ${from}`}</strong>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        {source && (link ? <a href={link}>{t(`sources.${source}`)}</a> : <span>{t(`sources.${source}`)}</span>)}
      </figcaption>
    </Card>
  );
}

const Notes = styled.div`
  margin-block: 16px 32px;
  color: ${color.textSecondary};
`;

const Cards = styled.div`
  display: grid;
  gap: 20px;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 24px;
  padding: 28px;
  border-radius: ${radius.large};
  background: ${color.panel};
  & > blockquote {
    margin: 0;
    font-family: ${font.heading};
    font-size: 1.3125rem;
    line-height: 1.45;
  }
  & > figcaption {
    display: grid;
    justify-items: start;
    color: ${color.textSecondary};
    font-size: 1rem;
  }
  & strong {
    font-weight: 600;
    color: ${color.text};
  }
`;
