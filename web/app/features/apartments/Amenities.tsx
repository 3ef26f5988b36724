import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import { amenities } from '../../villa/amenities.ts';

/** The amenities that every apartment has, in groups. */
export function Amenities() {
  const { t } = useTranslation('apartment');
  return (
    <Section aria-labelledby="amenities">
      <h2 id="amenities">{t('amenities.heading')}</h2>
      <Groups>
        <Group heading={t('amenities.outside.heading')}>
          {amenities.outside.map((name) => t(`amenities.outside.${name}`))}
        </Group>
        <Group heading={t('amenities.inside.heading')}>
          {amenities.inside.map((name) => t(`amenities.inside.${name}`))}
        </Group>
        <Group heading={t('amenities.kitchen.heading')}>
          {amenities.kitchen.map((name) => t(`amenities.kitchen.${name}`))}
        </Group>
      </Groups>
    </Section>
  );
}

function Group({ heading, children }: { heading: string; children: string[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul role="list">
        {children.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 32px;
  margin-top: 28px;
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  & ul {
    margin-top: 8px;
  }
  & li {
    padding-block: 10px;
    border-bottom: 1px solid ${color.divider};
  }
`;
