import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout.ts';
import { color, from } from '../../ui/tokens.ts';

/** What every apartment has, in groups. */
export function Amenities() {
  const { t } = useTranslation('apartment');
  const groups = [
    {
      heading: t('amenities.outside.heading'),
      items: [t('amenities.outside.terrace'), t('amenities.outside.entrance'), t('amenities.outside.parking')],
    },
    {
      heading: t('amenities.inside.heading'),
      items: [
        t('amenities.inside.airConditioning'),
        t('amenities.inside.tv'),
        t('amenities.inside.wifi'),
        t('amenities.inside.linen'),
      ],
    },
    {
      heading: t('amenities.kitchen.heading'),
      items: [t('amenities.kitchen.equipped'), t('amenities.kitchen.oven'), t('amenities.kitchen.coffee')],
    },
  ];
  return (
    <Section aria-labelledby="amenities">
      <h2 id="amenities">{t('amenities.heading')}</h2>
      <Groups>
        {groups.map(({ heading, items }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <Items>
              {items.map((item) => (
                <li key={item}>{item}</li>
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
