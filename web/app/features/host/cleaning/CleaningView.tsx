import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import {
  cleaningMessage,
  cleaningStays,
  cleaningWeek,
  firstOfWeek,
  writeCleaningWeek,
} from 'functions/domain/cleaningList';
import { addDays, type IsoDate } from 'functions/domain/isoDate';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { useHostSettings } from '../../../firebase/owner/useHostSettings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { Actions, Notice, Part, View } from '../forms/formStyle.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { useCopying } from '../frame/useCopying.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { CleaningLink } from './CleaningLink.tsx';

/** Who leaves and arrives, by day and week, for the person who cleans: to print, to copy, and as a private link. */
export function CleaningView() {
  const { t } = useTranslation('cleaning');
  const today = useToday();
  const bookings = useHostBookings(today);
  const calendars = usePlatformCalendars();
  const settings = useHostSettings();
  const format = useFormat();
  const guests = useGuestsText();
  const apartment = useApartmentName();
  const list = useRef<HTMLDivElement>(null);
  const { said, copy } = useCopying();
  const [chosen, setChosen] = useState<IsoDate>();
  if (!bookings || !calendars || !settings) return <ViewLoading />;
  const current = firstOfWeek(today);
  const first = chosen ?? current;
  const week = format.stay({ checkIn: first, checkOut: addDays(first, 6) });
  const days = writeCleaningWeek(cleaningWeek(cleaningStays(bookings, calendars), first), {
    text: (key, values) => t(key as 'title', values ?? {}),
    guests,
    apartment,
    day: format.dateWithWeekday,
    times: settings,
  });
  return (
    <View>
      <h2>{t('title')}</h2>
      <OnScreen>
        <Actions>
          <Button variant="outlined" onClick={() => setChosen(addDays(first, -7))}>
            {t('previous')}
          </Button>
          <Button variant="outlined" onClick={() => setChosen(addDays(first, 7))}>
            {t('next')}
          </Button>
          {first !== current && (
            <Button variant="text" onClick={() => setChosen(undefined)}>
              {t('current')}
            </Button>
          )}
        </Actions>
      </OnScreen>
      <Week ref={list} aria-live="polite">
        <h3>{week}</h3>
        {days.length === 0 && <p>{t('nobody')}</p>}
        {days.map((day) => (
          <section key={day.title}>
            <h4>{day.title}</h4>
            <ul role="list">
              {day.rows.map((row) => (
                <li key={row.title}>
                  <strong>{row.title}</strong>
                  {row.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Week>
      <OnScreen>
        <Part>
          <Actions>
            <Button
              variant="outlined"
              onClick={() => void copy(cleaningMessage(`${t('title')}, ${week}`, days), list.current)}
            >
              {t('copy')}
            </Button>
            <Button variant="outlined" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </Actions>
          <Notice role="status">{said}</Notice>
        </Part>
        <CleaningLink />
      </OnScreen>
    </View>
  );
}

const OnScreen = styled.div`
  display: grid;
  gap: 32px;
  @media print {
    display: none;
  }
`;

const Week = styled.div`
  display: grid;
  gap: 24px;
  & h4 {
    margin: 0 0 8px;
    padding-bottom: 8px;
    border-bottom: 1px solid ${deskColor.divider};
    font-size: 1.125rem;
    font-weight: 600;
  }
  & section {
    break-inside: avoid;
  }
  & ul {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    break-inside: avoid;
  }
  & p {
    margin: 2px 0 0;
    color: ${deskColor.textSecondary};
  }
  @media print {
    & p {
      color: inherit;
    }
  }
`;
