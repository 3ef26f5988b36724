import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Apartment, BookingTerms } from 'functions/contract/apartment';
import type { Booking } from 'functions/contract/booking';
import { bookingPath } from 'functions/contract/collections';
import { othersOf } from 'functions/domain/bookingGroup';
import { ledgerOf } from 'functions/domain/ledger';
import type { Quote } from 'functions/domain/quote';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useApartments } from '../../../firebase/owner/useSavedApartments.ts';
import { useHostBooking, useHostBookings, useOwnerNote } from '../../../firebase/owner/useHostBookings.ts';
import { useHostSettings } from '../../../firebase/owner/useHostSettings.ts';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { loadPart } from '../../../ui/loading/loadPart.ts';
import { DeskLink } from '../frame/DeskLink.tsx';
import { deskColor } from '../frame/deskTheme.ts';
import { DeskPage } from '../frame/DeskPage.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { useMoneyText } from '../frame/useMoneyText.ts';
import { useToday } from '../frame/useToday.ts';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { BookingInvoices } from '../books/BookingInvoices.tsx';
import { DeclineDialog } from '../today/DeclineDialog.tsx';
import { useConfirmRequest } from '../today/useConfirmRequest.tsx';
import { ConflictAlert } from '../platforms/conflicts/ConflictAlert.tsx';
import { conflictsOf } from '../platforms/conflicts/conflictsOf.ts';
import { StayAndGuest } from './StayAndGuest.tsx';
import { CancelDialog } from './dialogs/CancelDialog.tsx';
import { EarlierStays } from './EarlierStays.tsx';
import { EditDialog } from './dialogs/EditDialog.tsx';
import { History } from './history/History.tsx';
import { Mails } from './Mails.tsx';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { PaymentDialog } from './dialogs/PaymentDialog.tsx';
import { Payments } from './Payments.tsx';
import { toCancel } from './toCancel.ts';

// Loaded lazily, because it contains the names of all countries.
const BookingRegister = lazy(() =>
  loadPart(import('../register/BookingRegister.tsx')).then((part) => ({ default: part.BookingRegister })),
);

/** Shows a quote line by line. */
type BillComponent = ComponentType<{ quote: Quote; terms: BookingTerms }>;

type Asking = 'decline' | 'cancel' | 'move' | 'edit' | 'pay';

/** The booking whose ID is in the URL, or what is wrong with it. */
export function BookingView({ Bill }: { Bill: BillComponent }) {
  const { t } = useTranslation('hostBooking');
  const { id = '' } = useParams();
  const found = useHostBooking(id);
  const bookings = useHostBookings(useToday());
  const apartments = useApartments();
  if (found === undefined || !bookings || !apartments) return <ViewLoading />;
  return (
    <Page>
      <DeskLink data-back to={['bookings']}>
        {t('back')}
      </DeskLink>
      {!found ? (
        <p>{t('gone')}</p>
      ) : 'incomplete' in found ? (
        <>
          <h2>{found.incomplete.name || id}</h2>
          <Alert severity="warning">{found.incomplete.problem}</Alert>
          <p>{t(found.incomplete.isBooking ? 'unreadable' : 'incomplete')}</p>
        </>
      ) : (
        <WholeBooking booking={found.booking} bookings={bookings} apartments={apartments} Bill={Bill} />
      )}
    </Page>
  );
}

/** A booking with everything related to it, and all actions on it. */
function WholeBooking({
  booking,
  bookings,
  apartments,
  Bill,
}: {
  booking: Booking;
  bookings: readonly Booking[];
  apartments: readonly Apartment[];
  Bill: BillComponent;
}) {
  const { t } = useTranslation('hostBooking');
  const { t: tToday } = useTranslation('hostToday');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const today = useToday();
  const note = useOwnerNote(booking.id);
  const moneyText = useMoneyText();
  const { run, busy, confirm, answer, clear } = useConfirmRequest(booking);
  const calendars = usePlatformCalendars();
  const settings = useHostSettings();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const askedToCancel = (state as Partial<typeof toCancel> | null)?.ask === toCancel.ask;
  const [asking, setAsking] = useState<Asking | undefined>(askedToCancel ? 'cancel' : undefined);
  useEffect(() => {
    // Clears the state of the link, so that a reload does not open the dialog again.
    if (askedToCancel) void navigate(pathname, { replace: true, state: null });
  }, [askedToCancel, navigate, pathname]);

  const { id, status, revision } = booking;
  const others = othersOf(booking, bookings);
  const money = ledgerOf([booking, ...others], today);
  const close = () => setAsking(undefined);
  // The stay can no longer be cancelled. Closes the dialog, so that it does not open again if the stay is confirmed
  // again.
  if (asking === 'cancel' && status !== 'confirmed') close();

  const action = (text: 'confirm' | 'reopen' | Asking, onClick: () => void) => (
    <Button
      variant={text === 'confirm' || (text === 'pay' && status === 'confirmed') ? 'contained' : 'outlined'}
      aria-busy={((text === 'confirm' || text === 'reopen') && busy) || undefined}
      onClick={onClick}
    >
      {t(`actions.${text}`)}
    </Button>
  );
  const ask = (what: Asking) =>
    action(what, () => {
      clear();
      setAsking(what);
    });
  const reopen = () => void run('decideBooking', { booking: id, revision, decision: 'reopen' }, t('done.reopen'));
  const seen = () =>
    void run('dismissProblem', { noteOn: { kind: 'booking', id }, revision }, tToday('trouble.seenDone'));

  return (
    <>
      <header>
        <h2 translate="no">{guestName(booking)}</h2>
        <p>{[t(`status.${status}`), moneyText(money)].join(' · ')}</p>
      </header>
      {booking.problem && (
        <Alert
          severity="warning"
          action={
            <Button variant="text" aria-busy={busy || undefined} onClick={seen}>
              {tToday('trouble.seen')}
            </Button>
          }
        >
          {booking.problem}
        </Alert>
      )}
      {status === 'pending' && booking.platformsUnread && <Alert severity="warning">{tPlatforms('unread')}</Alert>}
      <ConflictAlert conflicts={conflictsOf(calendars ?? [], [booking], today)} />
      {answer}
      <Actions>
        {status === 'pending' && action('confirm', confirm)}
        {status === 'pending' && ask('decline')}
        {status === 'confirmed' && ask('pay')}
        {status !== 'cancelled' && ask('move')}
        {ask('edit')}
        {status === 'confirmed' && ask('cancel')}
        {status === 'cancelled' && action('reopen', reopen)}
        {status === 'cancelled' && ask('pay')}
      </Actions>
      <StayAndGuest booking={booking} bookings={bookings} note={note ?? ''} />
      <section aria-labelledby="booking-bill">
        <h3 id="booking-bill">{t('bill')}</h3>
        <BillColors>
          <Bill quote={booking.quote} terms={booking.terms} />
        </BillColors>
      </section>
      <section aria-labelledby="booking-payments">
        <h3 id="booking-payments">{t('payments.title')}</h3>
        <p>{moneyText(money)}</p>
        {status !== 'cancelled' && !money.isBound && (
          <p>{t(booking.terms.advanceShare > 0 ? 'payments.notBound' : 'payments.neverFee')}</p>
        )}
        <Payments booking={booking} />
      </section>
      {settings?.guestRegister && (
        <Suspense>
          <BookingRegister booking={booking} settings={settings} />
        </Suspense>
      )}
      <BookingInvoices booking={booking} others={others} today={today} />
      {(booking.email || booking.phone) && <EarlierStays booking={booking} />}
      <Mails booking={booking} />
      <History subject={bookingPath(id)} />

      {asking === 'decline' && (
        <DeclineDialog request={[booking, ...others.filter((other) => other.status === 'pending')]} onClose={close} />
      )}
      {asking === 'cancel' && <CancelDialog booking={booking} others={others} today={today} onClose={close} />}
      {asking === 'pay' && <PaymentDialog booking={booking} money={money} today={today} onClose={close} />}
      {asking === 'move' && <MoveDialog booking={booking} apartments={apartments} onClose={close} />}
      {asking === 'edit' && note !== undefined && <EditDialog booking={booking} note={note} onClose={close} />}
    </>
  );
}

const Page = styled(DeskPage)`
  gap: 24px;
  & p {
    margin: 4px 0 0;
    color: ${deskColor.textSecondary};
  }
  & a {
    justify-self: start;
    padding-block: 12px;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(144px, 1fr));
  gap: 12px;
  & > button {
    padding-inline: 10px;
    line-height: 1.3;
  }
`;

/** Shows the bill that guests see, in the desk's colours. */
const BillColors = styled.div`
  && div {
    border-color: ${deskColor.divider};
    color: ${deskColor.text};
  }
  && dd {
    color: inherit;
  }
`;
