import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import type { IsoDate } from 'functions/domain/isoDate';
import { sumOfQuotes } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useGuestsText } from '../../../i18n/useFormat.ts';
import { font, radius } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskTheme.ts';
import { DeskLink } from '../frame/DeskLink.tsx';
import { GuestPhone } from '../frame/GuestPhone.tsx';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';
import { ConflictAlert } from '../platforms/conflicts/ConflictAlert.tsx';
import { conflictsOf } from '../platforms/conflicts/conflictsOf.ts';
import { timeLeft, type WaitingRequest } from './arrangeToday.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { otherHolders, type NightHolders } from './freeApartments.ts';
import { gapsAround } from './gapsAround.ts';
import { GuestMessage } from './GuestMessage.tsx';
import { NightTimeline } from './NightTimeline.tsx';
import { useConfirmRequest } from './useConfirmRequest.tsx';

/** A pending request: guests, stay, time left to answer, the gaps around it, and buttons to confirm or decline. */
export function RequestCard({
  request,
  isAnswered,
  holders,
  expiresAfterDays,
  today,
  now,
}: {
  request: WaitingRequest;
  /** Whether the request is no longer pending. The card then says what became of it, and its buttons do nothing. */
  isAnswered: boolean;
  holders: NightHolders;
  expiresAfterDays: number;
  today: IsoDate;
  /** In milliseconds since 1970. */
  now: number;
}) {
  const { t } = useTranslation('hostToday');
  const { t: tBooking } = useTranslation('hostCalendar');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const format = useFormat();
  const guestsText = useGuestsText();
  const nameOf = useApartmentName();
  const [first] = request.bookings;
  const { confirm, busy, answer, clear } = useConfirmRequest(first);
  const [isDeclining, setDeclining] = useState(false);
  const name = guestName(first);
  const left = timeLeft(request, expiresAfterDays, now, today);
  const { totalPayment } = sumOfQuotes(request.bookings.map(({ quote }) => quote));

  return (
    <Card aria-label={name}>
      <Head>
        <h4 translate="no">{name}</h4>
        <strong>{format.money(totalPayment)}</strong>
      </Head>
      {request.bookings.length > 1 && <p>{t('request.together')}</p>}
      {request.bookings.map((booking) => (
        <RequestedStay key={booking.id} booking={booking} others={otherHolders(booking, booking.apartment, holders)}>
          {[
            nameOf(booking.apartment),
            format.stay(booking),
            tBooking('nights', { count: booking.nights }),
            guestsText(booking),
          ].join(' · ')}
        </RequestedStay>
      ))}
      {first.message && <GuestMessage name={first.firstName} message={first.message} />}
      <p role="status">
        {isAnswered
          ? t(
              holders.bookings.find(({ id }) => id === first.id)?.status === 'confirmed'
                ? 'request.isConfirmed'
                : 'request.isOver',
            )
          : left === 'over'
            ? t('request.over')
            : t(left.unit === 'days' ? 'request.daysLeft' : 'request.hoursLeft', { count: left.count })}
      </p>
      {request.bookings.some(({ platformsUnread }) => platformsUnread) && (
        <Alert severity="warning">{tPlatforms('unread')}</Alert>
      )}
      <ConflictAlert
        conflicts={request.bookings.flatMap((booking) => conflictsOf(holders.calendars, [booking], today))}
      />
      <Actions>
        <Button
          variant="contained"
          aria-busy={busy || undefined}
          aria-disabled={isAnswered || undefined}
          onClick={() => isAnswered || confirm()}
        >
          {t(busy ? 'request.confirming' : 'request.confirm')}
        </Button>
        <Button
          variant="outlined"
          aria-disabled={busy || isAnswered || undefined}
          onClick={() => {
            if (busy || isAnswered) return;
            clear();
            setDeclining(true);
          }}
        >
          {t('request.decline')}
        </Button>
      </Actions>
      {answer}
      <Ways>
        {first.email && <a href={`mailto:${first.email}`}>{t('request.write')}</a>}
        {first.phone && <GuestPhone phone={first.phone} />}
        <DeskLink to={['bookings', first.id]}>{t('request.open')}</DeskLink>
      </Ways>
      {isDeclining && <DeclineDialog request={request.bookings} onClose={() => setDeclining(false)} />}
    </Card>
  );
}

function RequestedStay({ booking, others, children }: { booking: Booking; others: readonly Stay[]; children: string }) {
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
  border: 1px solid ${deskColor.divider};
  border-left: 6px dotted ${deskColor.info};
  border-radius: ${radius.small};
  background: ${deskColor.surface};
  & p {
    margin: 0;
  }
  & small {
    font-size: 0.9375rem;
    color: ${deskColor.textSecondary};
  }
  & > * {
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
    font: 400 1.5rem/1.2 ${font.heading};
  }
  & strong {
    flex: none;
    color: ${deskColor.secondary};
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
    color: ${deskColor.secondary};
  }
`;
