import styled from '@emotion/styled';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** A small number, changed with buttons. */
export function CountField({
  label,
  count,
  least,
  most,
  onCount,
}: {
  label: string;
  count: number;
  least: number;
  most: number;
  onCount: (count: number) => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div>
        <IconButton
          aria-label={t('booking.fewer', { what: label })}
          aria-disabled={count <= least}
          onClick={() => onCount(Math.max(least, count - 1))}
        >
          −
        </IconButton>
        <output aria-live="polite">{count}</output>
        <IconButton
          aria-label={t('booking.more', { what: label })}
          aria-disabled={count >= most}
          onClick={() => onCount(Math.min(most, count + 1))}
        >
          +
        </IconButton>
      </div>
    </Group>
  );
}

const Group = styled.div`
  & > span {
    font-size: 1rem;
    font-weight: 600;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & button {
    width: 48px;
    height: 48px;
    border: 1px solid currentColor;
    font-size: 1.375rem;
  }
  & button[aria-disabled='true'] {
    opacity: 0.45;
  }
  & output {
    min-width: 44px;
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
