import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import icons from './icons.svg';
import { amenities } from '../../villa/amenities.ts';

/** The main features of every apartment, with icons from one SVG file. */
export function Features() {
  const { t } = useTranslation(['home', 'apartment']);
  if (features.length === 0) return null;
  return (
    <Section aria-labelledby="features">
      <Column>
        <h2 id="features">{t('features')}</h2>
        <Grid role="list">
          {features.map((key) => (
            <li key={key}>
              <svg aria-hidden>
                <use href={`${icons}#${key.slice(key.lastIndexOf('.') + 1)}`} />
              </svg>
              {t(key, { ns: 'apartment' })}
            </li>
          ))}
        </Grid>
      </Column>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  margin-top: 28px;
  & > li {
    display: flex;
    gap: 14px;
    padding-block: 14px;
    border-bottom: 1px solid ${color.divider};
  }
  & svg {
    flex: none;
    width: 26px;
    height: 26px;
    stroke: ${color.secondary};
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 0 28px;
  }
  ${from.desk} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/** The features that guests ask for first. The last part of each key is also the name of its icon in icons.svg. */
const askedFor = [
  'amenities.outside.entrance',
  'amenities.outside.terrace',
  'amenities.inside.airConditioning',
  'amenities.kitchen.equipped',
  'amenities.inside.tv',
  'amenities.inside.wifi',
  'amenities.inside.linen',
  'amenities.outside.parking',
] as const;

/** The features among them that every apartment has, as keys of texts in `apartment`. */
const features = askedFor.filter((key) => {
  const [, group, amenity] = key.split('.');
  return Object.entries(amenities).some(([one, names]) => one === group && names.some((name) => name === amenity));
});
