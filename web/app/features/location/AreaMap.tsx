import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color, from, radius } from '../../ui/theme/tokens.ts';
import { map } from '../../villa/map.ts';
import { property } from '../../villa/property.ts';

const { width, height } = map;

/** A drawing with labels, so that no map service is contacted unless a guest follows the link. */
export function AreaMap() {
  const { t } = useTranslation('place');
  const { latitude, longitude } = property.coordinates;
  return (
    <figure>
      <Sheet>
        <img src={map.src} width={width} height={height} alt={t('map.alt')} loading="lazy" />
        {map.labels.map(({ name, x, y, begins }) => {
          const style = { left: share(x, width), top: share(y, height) };
          return (
            <span key={name} aria-hidden data-at={name} data-begins={begins} style={style}>
              {name === 'house' ? property.name : t(`map.${name}`, '')}
            </span>
          );
        })}
      </Sheet>
      <Legend>
        {map.lines.map((line) => (
          <span key={line} data-line={line}>
            {t(`map.${line}`, '')}
          </span>
        ))}
        <a href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`} rel="noreferrer">
          {t('map.open')}
        </a>
      </Legend>
    </figure>
  );
}

function share(part: number, whole: number): string {
  return `${Math.round((1000 * part) / whole) / 10}%`;
}

const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.large};
  font-size: clamp(0.8125rem, 1.4vw, 1rem);
  line-height: 1.15;
  & > img {
    display: block;
    width: 100%;
    height: auto;
    background: ${color.panel};
  }
  & > span {
    position: absolute;
    translate: -50% -50%;
    font-weight: 500;
    text-align: center;
    text-shadow:
      0 0 3px ${color.background},
      0 0 6px ${color.background};
  }
  & > [data-begins] {
    translate: 0 -50%;
  }
  & > [data-at='house'] {
    color: ${color.primary};
    font-weight: 600;
  }
  & > [data-at='sea'] {
    width: min-content;
  }
  & > [data-at='sea'],
  & > [data-at='harbour'] {
    color: ${color.secondary};
    font-style: italic;
  }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 24px;
  margin-top: 14px;
  color: ${color.textSecondary};
  font-size: 0.9375rem;
  & > span::before {
    content: '';
    display: inline-block;
    width: 26px;
    margin-right: 10px;
    vertical-align: 0.28em;
    border-top: 3px dotted ${color.primary};
  }
  & > [data-line='road']::before {
    height: 7px;
    border: 1px solid ${color.border};
    border-inline: 0;
    background: ${color.surface};
    vertical-align: 0.1em;
  }
  & > [data-line='boat']::before {
    border-top: 2px dashed ${color.secondary};
  }
  & > a {
    padding-block: 8px;
  }
  ${from.tablet} {
    & > a {
      margin-left: auto;
    }
  }
`;
