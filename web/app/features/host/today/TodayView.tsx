import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useBlockProblems, useBlocks } from '../../../firebase/owner/useBlocks.ts';
import { useDocumentProblems } from '../../../firebase/owner/useDocumentProblems.ts';
import { useFailedMails } from '../../../firebase/owner/useFailedMails.ts';
import { useHostBookings } from '../../../firebase/owner/useHostBookings.ts';
import { useHostSettings } from '../../../firebase/owner/useHostSettings.ts';
import { useIncompleteBookings } from '../../../firebase/owner/useIncompleteBookings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { usePlatformReads } from '../../../firebase/owner/usePlatformReads.ts';
import { DeskLink } from '../frame/DeskLink.tsx';
import { deskColor } from '../frame/deskTheme.ts';
import { useKeptInPlace } from '../frame/keepInPlace.ts';
import { DeskPage } from '../frame/DeskPage.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { calendarsToTell } from '../platforms/conflicts/calendarsToTell.ts';
import { closedSalesOf } from '../platforms/conflicts/closedSalesOf.ts';
import { conflictsOf } from '../platforms/conflicts/conflictsOf.ts';
import { usePlatformTroubles } from '../platforms/conflicts/usePlatformTroubles.tsx';
import { useMomentText } from '../platforms/useFeedTexts.ts';
import { useTimed } from '../../../ui/browser/useTimed.ts';
import { arrangeToday, type WaitingRequest } from './arrangeToday.ts';
import { RegisterToday } from '../register/RegisterToday.tsx';
import { RequestCard } from './RequestCard.tsx';
import { StayRow } from './StayRow.tsx';
import { TroubleList } from './TroubleList.tsx';
import { useDaySummary } from './useDaySummary.ts';
import { useTroubles } from './useTroubles.tsx';

const none: readonly WaitingRequest[] = [];

/** Who is in the house, who arrives and who leaves, then pending requests and problems. */
export function TodayView() {
  const { t } = useTranslation('hostToday');
  const { t: tHost } = useTranslation('host');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const today = useToday();
  const bookings = useHostBookings(today);
  const blocks = useBlocks(today);
  const closed = useBlockProblems();
  const settings = useHostSettings();
  const failedMails = useFailedMails();
  const documents = useDocumentProblems();
  const incomplete = useIncompleteBookings();
  const calendars = usePlatformCalendars();
  const reads = usePlatformReads();
  const now = useTimed(Date.now);
  const moment = useMomentText();
  const letter = useDaySummary(today);
  const troublesOf = useTroubles(today);
  const platformTroublesOf = usePlatformTroubles(now);
  const parts = bookings && arrangeToday(bookings, today);
  const requests = useKeptInPlace(parts?.requests ?? none);
  if (
    !bookings ||
    !parts ||
    !blocks ||
    !closed ||
    !settings ||
    !calendars ||
    !reads ||
    !documents ||
    !incomplete ||
    !failedMails
  ) {
    return <ViewLoading />;
  }
  // Leaves stays that were confirmed in this view out of the arrivals above, because they would push the request cards
  // down.
  const answered = new Set(
    requests.filter(({ isGone }) => isGone).flatMap(({ item }) => item.bookings.map(({ id }) => id)),
  );
  const { failing, readAt } = calendarsToTell(calendars, reads, now);
  const troubles = [
    ...platformTroublesOf({
      conflicts: conflictsOf(calendars, bookings, today),
      closedSales: closedSalesOf(calendars, blocks, today).filter(({ unseen }) => unseen.length > 0),
      failing,
      reads,
    }),
    ...troublesOf({
      parts,
      incomplete,
      mails: failedMails,
      blocks: closed,
      documents,
      bookings,
      ownerEmail: settings.ownerEmail,
    }),
  ];
  return (
    <DeskPage>
      <h2>{t('title')}</h2>
      <Letter>{letter(parts, troubles.length)}</Letter>
      {(['inHouse', 'arrivals', 'departures'] as const).map((which) => {
        const stays = parts[which].filter(({ booking }) => !answered.has(booking.id));
        return stays.length === 0 ? null : (
          <section key={which} aria-labelledby={`today-${which}`}>
            <h3 id={`today-${which}`}>{t(which)}</h3>
            <ul role="list">
              {stays.map((one) => (
                <StayRow key={one.booking.id} owed={one} day={which === 'arrivals' ? 'checkIn' : 'checkOut'} />
              ))}
            </ul>
          </section>
        );
      })}
      {parts.arrivals.length + parts.departures.length === 0 && <Quiet>{t('nobody')}</Quiet>}
      {settings.guestRegister && <RegisterToday bookings={bookings} settings={settings} now={now} />}
      <ToCleaning prefetch="render" to={['cleaning']}>
        {tHost('views.cleaning')}
      </ToCleaning>
      {requests.length > 0 && (
        <section aria-labelledby="today-requests">
          <h3 id="today-requests">{t('requests')}</h3>
          {requests.map(({ item, isGone }) => (
            <RequestCard
              key={item.id}
              request={item}
              isAnswered={isGone}
              holders={{ bookings, blocks, calendars }}
              expiresAfterDays={settings.requestExpiresAfterDays}
              today={today}
              now={now}
            />
          ))}
        </section>
      )}
      <TroubleList troubles={troubles} />
      {readAt !== undefined && <Quiet>{tPlatforms('today.fine', { when: moment(readAt, now) })}</Quiet>}
    </DeskPage>
  );
}

const Letter = styled.p`
  margin: 0;
  font-size: 1.25rem;
  line-height: 1.5;
`;

const ToCleaning = styled(DeskLink)`
  justify-self: start;
  padding-block: 10px;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${deskColor.textSecondary};
`;
