import styled from '@emotion/styled';
import Skeleton from '@mui/material/Skeleton';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useDocumentProblems } from '../../../firebase/owner/useDocumentProblems.ts';
import { useFailedMails } from '../../../firebase/owner/useFailedMails.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { useHostSettings } from '../../../firebase/owner/useHostSettings.ts';
import { useIncompleteBookings } from '../../../firebase/owner/useIncompleteBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { usePlatformReads } from '../../../firebase/owner/usePlatformReads.ts';
import { deskColor } from '../frame/deskColor.ts';
import { DeskPage } from '../frame/DeskPage.ts';
import { useToday } from '../frame/useToday.ts';
import { calendarsToTell } from '../platforms/calendarsToTell.ts';
import { closedSalesOf } from '../platforms/closedSalesOf.ts';
import { conflictsOf } from '../platforms/conflictsOf.ts';
import { PlatformTroubles } from '../platforms/PlatformTroubles.tsx';
import { useMomentText } from '../platforms/useMomentText.ts';
import { useNow } from '../platforms/useNow.ts';
import { arrangeToday } from './arrangeToday.ts';
import { RequestCard } from './RequestCard.tsx';
import { StayRow } from './StayRow.tsx';
import { Troubles } from './Troubles.tsx';
import { useLetter } from './useLetter.ts';

/** What waits for an answer, who comes and goes, and what is wrong. */
export default function TodayView() {
  const { t } = useTranslation('hostToday');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const today = useToday();
  const bookings = useHostBookings(today);
  const blocks = useBlocks();
  const settings = useHostSettings();
  const failedMails = useFailedMails();
  const documents = useDocumentProblems();
  const incomplete = useIncompleteBookings();
  const calendars = usePlatformCalendars();
  const reads = usePlatformReads();
  const now = useNow();
  const moment = useMomentText();
  const letter = useLetter(today);
  if (!bookings || !blocks || !settings || !calendars || !reads || !documents || !incomplete || !failedMails) {
    return <Skeleton variant="rounded" height={280} role="status" aria-label={t('loading')} />;
  }
  const parts = arrangeToday(bookings, today);
  const closed = blocks.filter(({ problem }) => problem);
  const conflicts = conflictsOf(calendars, bookings, today);
  const closedSales = closedSalesOf(calendars, blocks, today).filter(({ unseen }) => unseen.length > 0);
  const { failing, readAt } = calendarsToTell(calendars, reads, now);
  const troubles =
    conflicts.length +
    closedSales.length +
    failing.length +
    failedMails.length +
    parts.overdue.length +
    parts.problems.length +
    incomplete.length +
    closed.length +
    documents.length;
  return (
    <DeskPage>
      <h2>{t('title')}</h2>
      <Letter>{letter(parts, troubles)}</Letter>
      {parts.requests.length > 0 && (
        <section aria-labelledby="today-requests">
          <h3 id="today-requests">{t('requests')}</h3>
          {parts.requests.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              bookings={bookings}
              blocks={blocks}
              calendars={calendars}
              expiresAfterDays={settings.requestExpiresAfterDays}
              today={today}
              now={now}
            />
          ))}
        </section>
      )}
      {(['arrivals', 'departures'] as const).map((which) => (
        <Fragment key={which}>
          {parts[which].length > 0 && (
            <section aria-labelledby={`today-${which}`}>
              <h3 id={`today-${which}`}>{t(which)}</h3>
              <ul>
                {parts[which].map((one) => (
                  <StayRow key={one.booking.id} owed={one} day={which === 'arrivals' ? 'checkIn' : 'checkOut'} />
                ))}
              </ul>
            </section>
          )}
        </Fragment>
      ))}
      {parts.arrivals.length + parts.departures.length === 0 && <Quiet>{t('nobody')}</Quiet>}
      {troubles > 0 && (
        <section aria-labelledby="today-wrong">
          <h3 id="today-wrong">{t('wrong')}</h3>
          <Troubles
            parts={parts}
            incomplete={incomplete}
            mails={failedMails}
            blocks={closed}
            documents={documents}
            bookings={bookings}
            ownerEmail={settings.ownerEmail}
            today={today}
          >
            <PlatformTroubles
              conflicts={conflicts}
              closedSales={closedSales}
              failing={failing}
              reads={reads}
              now={now}
            />
          </Troubles>
        </section>
      )}
      {readAt !== undefined && <Quiet>{tPlatforms('today.fine', { when: moment(readAt, now) })}</Quiet>}
    </DeskPage>
  );
}

const Letter = styled.p`
  margin: 0;
  font-size: 20px;
  line-height: 1.5;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${deskColor.soft};
`;
