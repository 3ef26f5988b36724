import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/layout/layout.ts';
import { color, from, radius } from '../../../ui/theme/tokens.ts';
import { useNear } from '../../../ui/loading/useNear.ts';
import { LazyCalendar } from './LazyCalendar.tsx';
import { useStayChoice } from '../chosenStay/useStayChoice.ts';
import { useToday } from '../chosenStay/useToday.ts';

/**
 * The apartment's calendar in the page, loaded when it scrolls into view. It and the panel's fields show the same
 * chosen stay.
 */
export function StayCalendarSection({ apartment }: { apartment: Apartment }) {
  const { t } = useTranslation('apartment');
  const id = useId();
  const [choice, change] = useStayChoice();
  const today = useToday(apartment.propertyTerms.timeZone);
  const [place, near] = useNear<HTMLDivElement>();

  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('stay.calendarTitle')}</h2>
      <Card ref={place}>
        {near && today && (
          <LazyCalendar
            scope={apartment}
            guests={choice}
            today={today}
            dates={choice}
            picking={choice.checkIn && !choice.checkOut ? 'checkOut' : 'checkIn'}
            entered={0}
            onChoose={change}
          />
        )}
      </Card>
    </Section>
  );
}

const Card = styled.div`
  margin-top: 24px;
  padding: 16px 12px;
  border-radius: ${radius.large};
  background: ${color.surface};
  container-type: inline-size;
  --calendar-height: 590px;
  ${from.tablet} {
    --calendar-height: 547px;
  }
  &:empty {
    height: calc(var(--calendar-height) + 32px);
  }
`;
