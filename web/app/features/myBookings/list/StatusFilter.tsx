import styled from '@emotion/styled';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../i18n/useFormat.ts';
import { shownStatuses, writeShownStatus, type ShownStatus } from './statusInUrl.ts';

/**
 * Filters the bookings by status. Each filter has its own URL.
 * @param atLeast whether there are more bookings than were counted
 */
export function StatusFilter({
  filter,
  counts,
  atLeast,
}: {
  filter: ShownStatus;
  counts: Record<ShownStatus, number>;
  atLeast: boolean;
}) {
  const { t } = useTranslation('myBookings');
  const { number } = useFormat();
  const navigate = useNavigate();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={t('filter.label')}
      value={filter}
      // Pressing the selected filter again gives `null`: it stays selected.
      onChange={(_, choice: ShownStatus | null) => {
        if (choice) void navigate({ search: writeShownStatus(choice) }, { replace: true, preventScrollReset: true });
      }}
    >
      {shownStatuses.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {t(`filter.${choice}`)} <Count>{number(counts[choice]) + (atLeast ? '+' : '')}</Count>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const Count = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
