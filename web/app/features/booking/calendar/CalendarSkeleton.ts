import styled from '@emotion/styled';
import { wait, waitingDelay } from '../../../ui/theme/motion.ts';
import { color } from '../../../ui/theme/tokens.ts';

export const CalendarSkeleton = styled.div`
  height: var(--calendar-height, 480px);
  border-radius: 12px;
  animation: ${wait} 1ms ${waitingDelay}ms backwards;
  background:
    repeating-linear-gradient(${color.background} 0 6px, transparent 6px 50px),
    repeating-linear-gradient(90deg, ${color.background} 0 6px, transparent 6px 14.28%), ${color.panel};
`;
