import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout/layout.ts';
import { Slider } from '../../ui/carousel/Slider.tsx';
import { color, font, radius } from '../../ui/theme/tokens.ts';
import type { Review } from '../../villa/reviews.server.ts';

/** Guests' reviews with their source. Invented reviews are marked, each one and all together. */
export function Reviews({ reviews }: { reviews: Review[] }) {
  const { t } = useTranslation('home');
  if (reviews.length === 0) return null;
  return (
    <Section aria-labelledby="reviews">
      <Column>
        <h2 id="reviews">{t('reviews.heading')}</h2>
        <Samples>{reviews.some(({ sample }) => sample) && t('reviews.samples')}</Samples>
        <Slider labelledBy="reviews" messages={{ previous: t('reviews.previous'), next: t('reviews.next') }}>
          {reviews.map(({ name, from, text, source, sample }) => (
            <Card key={text}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {`${name}, ${from}`}
                <br />
                <span>{t(`reviews.sources.${source}`) + (sample ? ` (${t('reviews.sample')})` : '')}</span>
              </figcaption>
            </Card>
          ))}
        </Slider>
      </Column>
    </Section>
  );
}

const Samples = styled.p`
  margin-block: 16px 32px;
  color: ${color.textSecondary};
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
    font-size: 21px;
    line-height: 1.45;
  }
  & > figcaption {
    color: ${color.textSecondary};
    font-size: 16px;
  }
`;
