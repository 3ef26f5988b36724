import styled from '@emotion/styled';
import type { BookingStatus } from 'functions/domain/bookingState';
import { useTranslation } from 'react-i18next';
import { color } from '../../ui/tokens.ts';

const colors = { pending: color.lavender, confirmed: color.good, cancelled: color.bad };

/** A booking's status in a word, with a colour beside it. */
export function StatusWord({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('myBookings');
  return <Word style={{ color: colors[status] }}>{t(`status.${status}`)}</Word>;
}

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
  &::before {
    content: '';
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: currentcolor;
  }
`;
