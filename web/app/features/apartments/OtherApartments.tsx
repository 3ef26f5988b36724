import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/layout.ts';
import type { PictureProps } from '../../ui/Picture.tsx';
import { from } from '../../ui/tokens.ts';
import { useNear } from '../../ui/useNear.ts';
import { ApartmentCard } from './ApartmentCard.tsx';
import type { CardFacts } from './CardFacts.ts';
import { CardRow } from './CardRow.ts';
import { useApartmentWords } from './useApartmentWords.ts';

/** The apartments that a page is not about, at its end: by name in the page itself, as cards for those who come near. */
export function OtherApartments({
  apartments,
  covers,
}: {
  apartments: CardFacts[];
  covers: Record<string, PictureProps['picture'][]>;
}) {
  const { t } = useTranslation('apartment');
  const wordsOf = useApartmentWords();
  const [place, near] = useNear<HTMLElement>('600px');
  return (
    <Section ref={place} aria-labelledby="others">
      <h2 id="others">{t('others.heading')}</h2>
      {near ? (
        <Cards>
          {apartments.map((apartment) => (
            <li key={apartment.slug}>
              <ApartmentCard apartment={apartment} pictures={covers[apartment.slug]!} sight="later" />
            </li>
          ))}
        </Cards>
      ) : (
        <Names>
          {apartments.map(({ slug }) => (
            <li key={slug}>
              <PageLink page="apartment" slug={slug}>
                {wordsOf(slug).name}
              </PageLink>
            </li>
          ))}
        </Names>
      )}
    </Section>
  );
}

const Cards = styled(CardRow)`
  margin-top: 32px;
`;

/** As high as the cards that take its place. */
const Names = styled.ul`
  margin-top: 32px;
  & a {
    display: inline-block;
    padding-block: 8px;
  }
  @media not (scripting: none) {
    min-height: 840px;
    ${from.tablet} {
      min-height: 490px;
    }
  }
`;
