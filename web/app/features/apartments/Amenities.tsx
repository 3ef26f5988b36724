import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import { amenities } from './amenityList.ts';

/** What every apartment has, in groups. */
export function Amenities() {
  const { t } = useTranslation('apartment');
  return (
    <Section aria-labelledby="amenities">
      <h2 id="amenities">{t('amenities.heading')}</h2>
      <Groups>
        {(['outside', 'inside', 'kitchen'] as const).map((group) => (
          <div key={group}>
            <h3>{t(`amenities.${group}.heading`)}</h3>
            <Items>
              {amenities[group].map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </Items>
          </div>
        ))}
      </Groups>
    </Section>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 32px;
  margin-top: 28px;
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Items = styled.ul`
  margin-top: 8px;
  & > li {
    padding-block: 10px;
    border-bottom: 1px solid ${color.line};
  }
`;
