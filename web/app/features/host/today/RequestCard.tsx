import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Block } from 'functions/contract/block';
import type { Booking } from 'functions/contract/booking';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { holdsNights } from 'functions/domain/bookingState';
import { withoutNights } from 'functions/domain/feedStay';
import type { IsoDate } from 'functions/domain/isoDate';
import { formatPhone, phoneLink } from 'functions/domain/phone';
import { sumOfQuotes } from 'functions/domain/quote';
import { hostPath } from 'functions/domain/sitePaths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskCalendar } from '../../../firebase/owner/usePlatformCalendars.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { font, radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskColor.ts';
import { guestName } from '../calendar/useCellNames.ts';
import { useOwnerAction, type Refusal } from '../frame/OwnerActions.tsx';
import { useApartmentNames } from '../frame/useApartmentNames.ts';
import { ConflictAlert } from '../platforms/ConflictAlert.tsx';
import { conflictsOf } from '../platforms/conflictsOf.ts';
import { DoubtDialog } from '../platforms/DoubtDialog.tsx';
import { calendarsOfDoubt, isDoubt } from '../platforms/isDoubt.ts';
import { timeLeft, type WaitingRequest } from './arrangeToday.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { gapsAround } from './gapsAround.ts';
import { NightTimeline } from './NightTimeline.tsx';

/** A request that waits: who, what, how long, what is left around it, and the buttons to confirm and decline. */
export function RequestCard({
  request,
  bookings,
  blocks,
  calendars,
  expiresAfterDays,
  today,
  now,
}: {
  request: WaitingRequest;
  bookings: readonly Booking[];
  blocks: readonly Block[];
  calendars: readonly DeskCalendar[];
  expiresAfterDays: number;
  today: IsoDate;
  /** In milliseconds since 1970. */
  now: number;
}) {
  const { t } = useTranslation('hostToday');
  const { t: tBooking } = useTranslation('hostCalendar');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const format = useFormat();
  const nameOf = useApartmentNames();
  const language = useLanguage();
  const act = useOwnerAction();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  /** The revision of the request when declining was begun. */
  const [declining, setDeclining] = useState<number>();
  /** Why confirming was refused, and the revision of the request then. */
  const [doubted, setDoubted] = useState<{ doubt: OwnerErrorDetails; revision: number }>();

  const [first] = request.bookings;
  if (!first) return null;
  const name = guestName(first);
  const revision = first.revision ?? 0;
  const left = timeLeft(request, expiresAfterDays, now, today);
  const together = request.bookings.length > 1;
  const { totalPayment } = sumOfQuotes(request.bookings.map(({ quote }) => quote));

  async function decide(
    decision: 'confirm' | 'decline',
    revision: number,
    { message = '', despitePlatforms = [] as string[] } = {},
  ) {
    if (busy || !first) return;
    setBusy(true);
    const said = t(decision === 'confirm' ? 'request.confirmed' : 'request.declined', { name });
    const asked = { booking: first.id, revision, decision, message, together, despitePlatforms };
    const refused = await act('decideBooking', asked, said);
    setBusy(false);
    setRefusal(refused);
    if (refused && isDoubt(refused)) setDoubted({ doubt: refused.details, revision });
    if (!refused) {
      setDeclining(undefined);
      setDoubted(undefined);
    }
  }

  return (
    <Card aria-label={name}>
      <Head>
        <h4>{name}</h4>
        <strong>{format.money(totalPayment)}</strong>
      </Head>
      {together && <p>{t('request.together')}</p>}
      {request.bookings.map((booking) => (
        <Wanted key={booking.id} booking={booking} others={holdersBeside(booking, bookings, blocks, calendars)}>
          {[
            nameOf(booking.apartment),
            format.stay(booking),
            tBooking('nights', { count: booking.nights }),
            tBooking('booking.adultCount', { count: booking.adults }),
            ...(booking.children > 0 ? [tBooking('booking.childCount', { count: booking.children })] : []),
          ].join(' · ')}
        </Wanted>
      ))}
      {first.message && (
        <GuestMessage>
          <figcaption>{t('request.writes', { name: first.firstName })}</figcaption>
          <blockquote>{first.message}</blockquote>
        </GuestMessage>
      )}
      <p>
        {left === 'over'
          ? t('request.over')
          : t(left.unit === 'days' ? 'request.daysLeft' : 'request.hoursLeft', { count: left.count })}
      </p>
      {request.bookings.some(({ platformsUnread }) => platformsUnread) && (
        <Alert severity="warning">{tPlatforms('unread')}</Alert>
      )}
      <ConflictAlert conflicts={request.bookings.flatMap((booking) => conflictsOf(calendars, [booking], today))} />
      {refusal && declining === undefined && !isDoubt(refusal) && !doubted && (
        <Alert severity="error" role="alert">
          {refusal.text}
        </Alert>
      )}
      <Actions>
        <Button variant="contained" aria-busy={busy || undefined} onClick={() => void decide('confirm', revision)}>
          {t('request.confirm')}
        </Button>
        <Button variant="outlined" onClick={() => setDeclining(revision)}>
          {t('request.decline')}
        </Button>
      </Actions>
      <Ways>
        {first.email && <a href={`mailto:${first.email}`}>{t('request.write')}</a>}
        {first.phone && (
          <span>
            <a href={phoneLink(first.phone)}>{t('request.call')}</a> <small>{formatPhone(first.phone)}</small>
          </span>
        )}
        <Link discover="none" to={hostPath(language, 'bookings', first.id)}>
          {t('request.open')}
        </Link>
      </Ways>
      {declining !== undefined && (
        <DeclineDialog
          name={name}
          busy={busy}
          problem={refusal?.text}
          onClose={() => setDeclining(undefined)}
          // After a refusal, the page shows the current revision.
          onDecline={(message) => void decide('decline', refusal ? revision : declining, { message })}
        />
      )}
      {doubted && (
        <DoubtDialog
          doubt={doubted.doubt}
          busy={busy}
          problem={refusal && !isDoubt(refusal) ? refusal.text : undefined}
          onClose={() => setDoubted(undefined)}
          onConfirm={() =>
            void decide('confirm', doubted.revision, { despitePlatforms: calendarsOfDoubt(doubted.doubt) })
          }
        />
      )}
    </Card>
  );
}

/** Everything else that holds nights in the apartment. */
function holdersBeside(
  booking: Booking,
  bookings: readonly Booking[],
  blocks: readonly Block[],
  calendars: readonly DeskCalendar[],
) {
  const stays = bookings.filter(
    (one) => one.apartment === booking.apartment && one.id !== booking.id && holdsNights(one.status),
  );
  // What was begun in the console may hold no nights yet.
  const closed = blocks.flatMap(({ agreed }) => (agreed?.apartment === booking.apartment ? [agreed] : []));
  // What both have is said on its own.
  const isIts = (_: unknown, night: IsoDate) => night >= booking.checkIn && night < booking.checkOut;
  const elsewhere = calendars
    .filter(({ apartment }) => apartment === booking.apartment)
    .flatMap(({ holds }) => withoutNights(holds, isIts));
  return [...stays, ...closed, ...elsewhere];
}

function Wanted({
  booking,
  others,
  children,
}: {
  booking: Booking;
  others: ReturnType<typeof holdersBeside>;
  children: string;
}) {
  const { t } = useTranslation('hostToday');
  const { before, after } = gapsAround(booking, others);
  const gapTexts = [
    before === null ? '' : before === 0 ? t('request.joinsBefore') : t('request.gapBefore', { count: before }),
    after === null ? '' : after === 0 ? t('request.joinsAfter') : t('request.gapAfter', { count: after }),
  ].filter(Boolean);
  const gaps = gapTexts.length > 0 ? gapTexts.join(' · ') : t('request.wideOpen');
  return (
    <div>
      <p>{children}</p>
      <NightTimeline stay={booking} others={others} label={`${t('request.around')}: ${gaps}`} />
      <small>{gaps}</small>
    </div>
  );
}

const Card = styled.article`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  padding: 18px 16px;
  border: 1px solid ${deskColor.line};
  border-left: 6px dotted ${deskColor.lavender};
  border-radius: ${radius.small};
  background: ${deskColor.white};
  & p {
    margin: 0;
  }
  & small {
    font-size: 15px;
    color: ${deskColor.soft};
  }
  & > div {
    min-width: 0;
  }
`;

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 16px;
  & h4,
  & strong {
    margin: 0;
    font: 400 24px/1.2 ${font.heading};
    overflow-wrap: anywhere;
  }
  & strong {
    flex: none;
    color: ${deskColor.sea};
  }
`;

const GuestMessage = styled.figure`
  margin: 0;
  & figcaption {
    color: ${deskColor.soft};
    font-size: 15px;
  }
  & blockquote {
    margin: 4px 0 0;
    padding-left: 12px;
    border-left: 3px solid ${deskColor.line};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  & a {
    display: inline-block;
    padding-block: 12px;
    color: ${deskColor.sea};
  }
`;
