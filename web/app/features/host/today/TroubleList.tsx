import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { useKeptInPlace } from '../frame/keepInPlace.ts';

export interface Trouble {
  /** Unique among all problems. */
  id: string;
  text: string;
  /** Path of the page on which the owner can solve it, if there is one. */
  to?: string | undefined;
  /** Buttons that solve it. */
  actions?: ReactNode;
}

/**
 * Each problem as a sentence with a link to where it can be solved. A problem that is solved says so in its place until
 * the owner leaves the view.
 */
export function TroubleList({ troubles }: { troubles: readonly Trouble[] }) {
  const { t } = useTranslation('hostToday');
  const places = useKeptInPlace(troubles);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="today-wrong">
      <h3 id="today-wrong">{t('wrong')}</h3>
      <List role="list">
        {places.map(({ item: { id, text, to, actions }, isGone }) => (
          <li key={id} data-gone={isGone || undefined}>
            {to === undefined ? (
              <span>{text}</span>
            ) : (
              <Link discover="none" to={to}>
                {text}
              </Link>
            )}
            {isGone ? <p>{t('trouble.solved')}</p> : actions}
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  & li {
    padding: 12px 16px;
    border-left: 4px solid ${deskColor.error};
    border-radius: ${radius.small};
    background: ${deskColor.surface};
  }
  & li[data-gone] {
    border-color: ${deskColor.divider};
    color: ${deskColor.textSecondary};
  }
  & p {
    min-height: 52px;
    margin: 0;
  }
  & a {
    display: block;
    padding-block: 8px;
    color: ${deskColor.secondary};
  }
`;
