import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { from } from '../../../ui/theme/tokens.ts';
import { CalendarFailure } from '../calendar/CalendarFailure.tsx';
import { CalendarSkeleton } from '../calendar/CalendarSkeleton.ts';
import { useLazy } from '../calendar/useLazy.ts';
import type { FlexibleDatesProps } from './FlexibleDates.tsx';

const loadFlexibleDates = () => import('./FlexibleDates.tsx').then(({ FlexibleDates }) => FlexibleDates);

/** @param state of the taken nights, without which no stay can be offered */
export function LazyFlexibleDates({ state, ...props }: FlexibleDatesProps & { state: 'loading' | 'ready' | 'failed' }) {
  const { t } = useTranslation('stay');
  const part = useLazy(loadFlexibleDates);
  return (
    <Place>
      {part.state === 'failed' && <CalendarFailure sentence={t('calendarFailed')} onRetry={part.retry} />}
      {(part.state === 'loading' || state === 'loading') && <CalendarSkeleton aria-busy="true" />}
      {part.state === 'ready' && state === 'ready' && <part.value {...props} />}
    </Place>
  );
}

/** As high as a month of the calendar and its legend, so that nothing jumps when one is shown after the other. */
const Place = styled.div`
  --calendar-height: 415px;
  min-height: 427px;
  padding-top: 12px;
  ${from.tablet} {
    --calendar-height: 388px;
    min-height: 400px;
  }
`;
