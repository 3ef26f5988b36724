import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Column, Section } from '../../ui/layout/layout.ts';
import { color, from } from '../../ui/theme/tokens.ts';
import { features } from './amenityList.ts';
import icons from './icons.svg';

/** The main features of every apartment. Their icons are symbols of one SVG file. */
export function Features() {
  const { t } = useTranslation(['home', 'apartment']);
  if (features.length === 0) return null;
  return (
    <Section aria-labelledby="features">
      <Column>
        <h2 id="features">{t('features')}</h2>
        <Grid>
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
    border-bottom: 1px solid ${color.line};
  }
  & svg {
    flex: none;
    width: 26px;
    height: 26px;
    stroke: ${color.sea};
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 0 28px;
  }
  ${from.desk} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
