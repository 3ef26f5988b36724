import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { guestMayCancel } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import { costOfCancelling, feeOf } from 'functions/domain/ledger';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { AgreedBooking } from '../../../firebase/guest/agreedBooking.ts';
import { BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import { signOut as endSession } from '../../../firebase/session/session.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { showToast } from '../../../ui/toast/showToast.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { useApartmentName } from '../useApartmentName.ts';
import { useStayTexts } from '../useStayTexts.ts';

/** In the query while the dialog is open: a guest who has to sign in once more comes back to it. */
const asking = 'cancel';

interface CancelBookingProps {
  booking: AgreedBooking;
  /** The guest's other bookings of the same request. */
  others: readonly AgreedBooking[];
  today: IsoDate;
}

/**
 * The cancel button and its dialog with the consequences. The URL follows the dialog, not the other way
 * round: changing it takes a moment, in which the button may be pressed again.
 */
export function CancelBooking({ booking, others, today }: CancelBookingProps) {
  const { t } = useTranslation('myBookings');
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(() => search.has(asking));

  function ask(next: boolean) {
    setOpen(next);
    // Cancelling takes a while, in which the guest may have gone on to a page with a query of its own.
    if (location.pathname !== pathname) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(asking, '');
        else after.delete(asking);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <>
      <Button ref={button} variant="outlined" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t('cancel.button')}
      </Button>
      <CancelDialog
        open={open}
        booking={booking}
        others={others}
        today={today}
        onClose={() => ask(false)}
        // Safari gives a button no focus when it is pressed, so the dialog could not give it back.
        onExited={() => button.current?.focus()}
      />
    </>
  );
}

interface CancelDialogProps extends CancelBookingProps {
  open: boolean;
  /** Also called once the booking is cancelled, maybe after this has left the page. */
  onClose: () => void;
  onExited: () => void;
}

function CancelDialog({ open, booking, others, today, onClose, onExited }: CancelDialogProps) {
  const { t } = useTranslation(['myBookings', 'errors']);
  const { dates } = useStayTexts();
  const nameOf = useApartmentName();
  const group = [booking, ...others];
  const all = [booking, ...others.filter((other) => guestMayCancel(other.status, other, today))];
  const isSeveral = all.length > 1;
  const title = useId();
  const text = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure>();
  /** Two presses may come before React has rendered the first. */
  const asked = useRef(false);

  async function cancel(together: boolean) {
    if (asked.current) return;
    asked.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await callFunction('cancelBooking', { number: booking.id, ...(together && { together }) });
      showToast(t(together ? 'cancel.doneAll' : 'cancel.done'), t('close'));
      onClose();
    } catch (error) {
      // The page then redirects to the sign-in, and returns with the dialog open.
      const failed = error instanceof BookingFailure ? error : new BookingFailure({ code: 'unexpected' }, error);
      if (failed.code === 'signed-out') await endSession();
      else setFailure(failed);
    } finally {
      asked.current = false;
      setSending(false);
    }
  }

  return (
    <Dialog
      open={open}
      aria-labelledby={title}
      aria-describedby={text}
      onClose={() => {
        if (!sending) onClose();
      }}
      slotProps={{
        transition: {
          onExited: () => {
            setFailure(undefined);
            onExited();
          },
        },
      }}
    >
      <DialogTitle id={title}>{t('cancel.title')}</DialogTitle>
      <DialogContent>
        <Texts id={text}>
          {all.map((one) => (
            <div key={one.id}>
              <p>
                <strong>{nameOf(one.apartment)}</strong>
                <br />
                {dates(one)}
              </p>
              <Money booking={one} group={group} today={today} />
            </div>
          ))}
          {isSeveral && <Sum bookings={all} group={group} today={today} />}
          <p>{t('cancel.final')}</p>
        </Texts>
        <Failed role="alert">
          {failure && t(failure.code, { ns: 'errors' })}
          {failure?.code === 'unexpected' && `. ${t('unexpectedAdvice', { ns: 'errors' })}`}
        </Failed>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          onClick={() => void cancel(false)}
        >
          {isSeveral ? t('cancel.only', { name: nameOf(booking.apartment) }) : t('cancel.yes')}
        </Button>
        {isSeveral && (
          <Button
            variant="outlined"
            aria-disabled={sending || undefined}
            aria-busy={sending || undefined}
            onClick={() => void cancel(true)}
          >
            {t('cancel.all')}
          </Button>
        )}
        <Button autoFocus variant="outlined" disabled={sending} onClick={onClose}>
          {t('cancel.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What it means for the money. */
function Money({ booking, group, today }: { booking: AgreedBooking; group: readonly AgreedBooking[]; today: IsoDate }) {
  const { t } = useTranslation('myBookings');
  const { money, date, share } = useFormat();
  const cost = costOfCancelling(booking, today, group);
  switch (cost.kind) {
    case 'request':
      return <p>{t('cancel.request')}</p>;
    case 'offer':
      return <p>{t('cancel.free')}</p>;
    case 'free':
      return (
        <p>{cost.freeUntil === null ? t('cancel.free') : t('cancel.freeUntil', { date: date(cost.freeUntil) })}</p>
      );
    case 'due':
      return (
        <p>
          {t('cancel.due', {
            date: date(cost.freeUntil),
            share: share(cost.share),
            amount: money(cost.amount),
          })}
        </p>
      );
  }
}

/** What several bookings cost in sum, each by its own terms. */
function Sum({
  bookings,
  group,
  today,
}: {
  bookings: readonly AgreedBooking[];
  group: readonly AgreedBooking[];
  today: IsoDate;
}) {
  const { t } = useTranslation('myBookings');
  const { money } = useFormat();
  const due = feeOf(bookings.map((booking) => costOfCancelling(booking, today, group)));
  return (
    <p>
      <strong>{due > 0 ? t('cancel.sumDue', { amount: money(due) }) : t('cancel.sumFree')}</strong>
    </p>
  );
}

const Texts = styled.div`
  display: grid;
  gap: 14px;
`;

const Failed = styled.p`
  color: ${color.bad};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
