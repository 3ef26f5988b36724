import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useFormat } from '../../i18n/useFormat.ts';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { color, from } from '../../ui/tokens.ts';
import { statusFilters, writeStatusFilter, type StatusFilter as Filter } from './statusFilter.ts';

/**
 * Which bookings are shown, each choice an address of its own.
 * @param atLeast are there more bookings than were counted?
 */
export function StatusFilter({
  filter,
  counts,
  atLeast,
}: {
  filter: Filter;
  counts: Record<Filter, number>;
  atLeast: boolean;
}) {
  const { t } = useTranslation('myBookings');
  const { number } = useFormat();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <nav aria-label={t('filter.label')}>
      <Choices>
        {statusFilters.map((choice) => (
          <li key={choice}>
            <Choice
              href={pathname + writeStatusFilter(choice)}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                void navigate({ search: writeStatusFilter(choice) }, { replace: true, preventScrollReset: true });
              }}
              aria-current={choice === filter ? 'page' : undefined}
            >
              {t(`filter.${choice}`)}{' '}
              <Count>
                {number(counts[choice])}
                {atLeast && '+'}
              </Count>
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  );
}

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 8px 20px;
  border: 1px solid ${color.edge};
  border-radius: 24px;
  color: ${color.ink};
  font-weight: 600;
  font-size: 16px;
  text-decoration: none;
  &:hover {
    background: ${color.stone};
  }
  &[aria-current] {
    border-color: ${color.sea};
    background: ${color.sea};
    color: ${color.paper};
  }
  ${from.tablet} {
    font-size: 17px;
  }
`;

const Count = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
