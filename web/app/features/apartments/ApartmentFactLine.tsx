import styled from '@emotion/styled';
import type { ApartmentFacts } from 'functions/contract/apartment';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Stars } from '../../ui/picture/Stars.tsx';
import { color } from '../../ui/theme/tokens.ts';

/** Stars, rooms, beds and guests in one line. */
export function ApartmentFactLine({ apartment }: { apartment: ApartmentFacts }) {
  const { t } = useTranslation(['apartment', 'site']);
  const format = useFormat();
  const { stars, bedrooms, beds, bathrooms, squareMetres, limits } = apartment;
  return (
    <Facts role="list" aria-label={t('facts.label')}>
      <li>
        <Stars count={stars} label={t('apartment.stars', { ns: 'site', count: stars })} />
      </li>
      <li>
        {bedrooms === 0
          ? t('apartment.studio', { ns: 'site' })
          : t('apartment.bedrooms', { ns: 'site', count: bedrooms })}
      </li>
      <li>{t('facts.beds', { count: beds })}</li>
      <li>{t('facts.bathrooms', { count: bathrooms })}</li>
      <li>{t('facts.size', { size: format.number(squareMetres) })}</li>
      <li>{t('apartment.upToGuests', { ns: 'site', count: limits.guests })}</li>
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: 4px;
  color: ${color.textSecondary};
  /* Each fact is preceded by a dot. A dot at the beginning of a line is cut off. */
  margin-left: -24px;
  clip-path: inset(0 0 0 24px);
  & > li {
    position: relative;
    padding-left: 24px;
  }
  & > li::before {
    content: '·' / '';
    position: absolute;
    left: 10px;
  }
`;
