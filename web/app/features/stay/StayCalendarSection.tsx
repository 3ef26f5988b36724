import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/layout.ts';
import { radius } from '../../ui/tokens.ts';
import { useNear } from '../../ui/useNear.ts';
import { CalendarSkeleton } from './CalendarSkeleton.ts';
import { LateCalendar } from './LateCalendar.tsx';
import { useStayChoice } from './useStayChoice.ts';
import { useToday } from './useToday.ts';

/** The apartment's calendar in the page itself, fetched when it comes into view; it speaks with the fields of the panel. */
export function StayCalendarSection({ apartment }: { apartment: Apartment }) {
  const { t } = useTranslation('apartment');
  const id = useId();
  const [choice, change] = useStayChoice();
  const today = useToday(apartment.houseTerms.timeZone);
  const [place, near] = useNear<HTMLDivElement>();

  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{t('stay.calendarTitle')}</h2>
      <Card ref={place}>
        {near && today ? (
          <LateCalendar
            slug={apartment.slug}
            rules={apartment}
            nightPrice={apartment.nightPrice}
            today={today}
            dates={choice}
            picking={choice.checkIn && !choice.checkOut ? 'checkOut' : 'checkIn'}
            entered={0}
            onChoose={change}
          />
        ) : (
          <CalendarSkeleton />
        )}
      </Card>
    </Section>
  );
}

const Card = styled.div`
  margin-top: 24px;
  padding: 16px 12px;
  border-radius: ${radius.large};
  background: #ffffff;
  container-type: inline-size;
  --calendar-height: 500px;
`;
