import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Section } from '../../ui/layout/layout.ts';
import type { PictureProps } from '../../ui/picture/Picture.tsx';
import { from } from '../../ui/theme/tokens.ts';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { useNear } from '../../ui/loading/useNear.ts';
import type { CardFacts } from './CardFacts.ts';
import type { UseCurrentCards } from './OtherCards.tsx';
import { useApartmentTexts } from '../../i18n/useApartmentTexts.ts';

const OtherCards = lazy(() => loadPart(import('./OtherCards.tsx')).then((part) => ({ default: part.OtherCards })));

/** The apartments that a page is not about, at its end: by name in the page itself, as cards for those who come near. */
export function OtherApartments({
  apartments,
  covers,
  useCurrent,
}: {
  apartments: CardFacts[];
  covers: Record<string, PictureProps['picture'][]>;
  useCurrent: UseCurrentCards;
}) {
  const { t } = useTranslation('apartment');
  const messagesOf = useApartmentTexts();
  const [place, near] = useNear<HTMLElement>('600px');
  const names = (
    <Names count={apartments.length}>
      {apartments.map(({ slug }) => (
        <li key={slug}>
          <PageLink page="apartment" slug={slug}>
            {messagesOf(slug).name}
          </PageLink>
        </li>
      ))}
    </Names>
  );
  return (
    <Section ref={place} aria-labelledby="others">
      <h2 id="others">{t('others.heading')}</h2>
      {near ? (
        <ErrorBoundary fallback={names}>
          <Suspense fallback={names}>
            <OtherCards apartments={apartments} covers={covers} useCurrent={useCurrent} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        names
      )}
    </Section>
  );
}

/** As high as the cards that replace it. */
const Names = styled.ul<{ count: number }>`
  margin-top: 32px;
  & a {
    display: inline-block;
    padding-block: 8px;
  }
  @media not (scripting: none) {
    min-height: ${({ count }) => 420 * count}px;
    ${from.tablet} {
      min-height: ${({ count }) => 490 * Math.ceil(count / 2)}px;
    }
  }
`;
