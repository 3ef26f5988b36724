import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useApartmentName } from '../../i18n/useApartmentTexts.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Column, Section } from '../../ui/layout/layout.ts';
import { Picture, type PictureProps } from '../../ui/picture/Picture.tsx';
import { from, radius } from '../../ui/theme/tokens.ts';
import { placeLists } from '../../villa/placeLists.ts';

/** What families and couples find here, each with the apartment that suits them. @param pictures pictures by party */
export function Parties({ pictures }: { pictures: Record<string, PictureProps['picture']> }) {
  const { t } = useTranslation('home');
  const nameOf = useApartmentName();
  if (placeLists.parties.length === 0) return null;
  return (
    <Section aria-labelledby="parties">
      <Column>
        <h2 id="parties">{t('parties.heading')}</h2>
        <Row role="list">
          {placeLists.parties.map(({ party, apartment }) => (
            <li key={party}>
              <View>
                <Picture picture={pictures[party]!} sizes="(min-width: 1336px) 606px, (min-width: 700px) 47vw, 100vw" />
              </View>
              {/* Needs `as const`: a new villa has no parties, and TypeScript would take these keys for any text. */}
              <h3>{t(`parties.of.${party}.heading` as const)}</h3>
              <p>{t(`parties.of.${party}.text` as const)}</p>
              <PageLink page="apartment" slug={apartment}>
                {t('parties.apartment', { name: nameOf(apartment) })}
              </PageLink>
            </li>
          ))}
        </Row>
      </Column>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  gap: 48px 28px;
  margin-top: 32px;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  & > li {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  & h3 {
    font-size: 1.625rem;
  }
  & p {
    margin-top: 8px;
    max-width: 36em;
  }
  & a {
    margin-top: auto;
    padding-block: 12px 8px;
    font-weight: 600;
  }
`;

const View = styled.div`
  width: 100%;
  aspect-ratio: 3 / 2;
  margin-bottom: 20px;
  overflow: hidden;
  border-radius: ${radius.large};
`;
