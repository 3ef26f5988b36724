import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { guestMayCancel } from 'functions/domain/bookingState';
import type { IsoDate } from 'functions/domain/isoDate';
import { costOfCancelling, feeOf } from 'functions/domain/ledger';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Booking } from 'functions/contract/booking';
import { toBookingFailure, type BookingFailure } from '../../../firebase/calls/BookingFailure.ts';
import { callFunction } from '../../../firebase/calls/callFunction.ts';
import { signOut as endSession } from '../../../firebase/session/session.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { showToast } from '../../../ui/toast/showToast.ts';
import { DialogTexts } from '../../../ui/layout/layout.ts';
import { color } from '../../../ui/theme/tokens.ts';
import { wholeBookingOf } from './ShownBooking.ts';
import { useApartmentName } from '../../../i18n/useApartmentTexts.ts';

/** The parameter in the query while the dialog is open. A guest who has to sign in again returns to the open dialog. */
const asking = 'cancel';

/** The choice to cancel all apartments instead of one of them. */
const everything = 'all';

interface CancelBookingProps {
  booking: Booking;
  /** The guest's other bookings of the same request. */
  others: readonly Booking[];
  today: IsoDate;
}

/**
 * The cancel button, and the dialog that states the consequences. The dialog's state decides, and the URL follows it,
 * because the URL changes asynchronously and the guest may press the button again meanwhile.
 */
export function CancelBooking({ booking, others, today }: CancelBookingProps) {
  const { t } = useTranslation('myBookings');
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(() => search.has(asking));

  /** @returns a promise that resolves once the URL has changed */
  async function ask(next: boolean): Promise<void> {
    setOpen(next);
    // The guest may have gone to a page with another query while the cancellation was running.
    if (location.pathname !== pathname) return;
    const after = new URLSearchParams(location.search);
    if (next) after.set(asking, '');
    else after.delete(asking);
    await navigate(`?${after}`, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Button ref={button} variant="outlined" aria-haspopup="dialog" onClick={() => void ask(true)}>
        {t('cancel.button')}
      </Button>
      <CancelDialog
        open={open}
        booking={booking}
        others={others}
        today={today}
        onClose={() => void ask(false)}
        onSignedOut={async () => {
          // The page redirects to the sign-in, which then leads back to this URL.
          await ask(true);
          await endSession();
        }}
        // Safari does not focus a pressed button, so the dialog could not return the focus to it.
        onExited={() => button.current?.focus()}
      />
    </>
  );
}

interface CancelDialogProps extends CancelBookingProps {
  open: boolean;
  /** Also called once the booking is cancelled, possibly after this component was unmounted. */
  onClose: () => void;
  /** Called when the server no longer accepts the session. */
  onSignedOut: () => Promise<void>;
  onExited: () => void;
}

function CancelDialog({ open, booking, others, today, onClose, onSignedOut, onExited }: CancelDialogProps) {
  const { t } = useTranslation(['myBookings', 'errors']);
  const { stay } = useFormat();
  const nameOf = useApartmentName();
  const group = [booking, ...others];
  const all = wholeBookingOf(group).left.filter((one) => guestMayCancel(one.status, one, today));
  const isSeveral = all.length > 1;
  const title = useId();
  const text = useId();
  const which = useId();
  const [chosen, setChosen] = useState<string>(everything);
  // The chosen booking may have been cancelled elsewhere meanwhile.
  const only = all.find(({ id }) => id === chosen);
  const cancelling = only ? [only] : all;
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure>();
  /** A ref, because a second press may come before React has rendered the first. */
  const asked = useRef(false);

  async function cancel() {
    if (asked.current) return;
    asked.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await callFunction('cancelBooking', {
        number: (only ?? all[0] ?? booking).id,
        ...(isSeveral && !only && { together: true }),
      });
      showToast(t(cancelling.length > 1 ? 'cancel.doneAll' : 'cancel.done'), t('close'));
      onClose();
    } catch (error) {
      const failed = toBookingFailure(error);
      if (failed.code === 'signed-out') await onSignedOut();
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
        <DialogTexts id={text}>
          {isSeveral && (
            <FormControl>
              <FormLabel id={which}>{t('cancel.which')}</FormLabel>
              <RadioGroup aria-labelledby={which} value={only?.id ?? everything} onChange={(_, id) => setChosen(id)}>
                <FormControlLabel value={everything} control={<Radio />} label={t('cancel.all')} />
                {all.map(({ id, apartment }) => (
                  <FormControlLabel
                    key={id}
                    value={id}
                    control={<Radio />}
                    label={t('cancel.only', { name: nameOf(apartment) })}
                  />
                ))}
              </RadioGroup>
            </FormControl>
          )}
          {cancelling.map((one) => (
            <div key={one.id}>
              <p>
                <strong>{nameOf(one.apartment)}</strong>
                <br />
                <span>{stay(one)}</span>
              </p>
              <Money booking={one} group={group} today={today} />
            </div>
          ))}
          {cancelling.length > 1 && <Sum bookings={cancelling} group={group} today={today} />}
          <p>{t('cancel.final')}</p>
        </DialogTexts>
        <Failed role="alert">
          {failure && <span>{t(failure.code, { ns: 'errors' })}</span>}
          {failure?.code === 'unexpected' && <span>{`. ${t('unexpectedAdvice', { ns: 'errors' })}`}</span>}
        </Failed>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          onClick={() => void cancel()}
        >
          {t('cancel.yes')}
        </Button>
        <Button autoFocus variant="outlined" disabled={sending} onClick={onClose}>
          {t('cancel.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What cancelling costs. */
function Money({ booking, group, today }: { booking: Booking; group: readonly Booking[]; today: IsoDate }) {
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

/** What cancelling several bookings costs in total, each by its own terms. */
function Sum({ bookings, group, today }: { bookings: readonly Booking[]; group: readonly Booking[]; today: IsoDate }) {
  const { t } = useTranslation('myBookings');
  const { money } = useFormat();
  const due = feeOf(bookings.map((booking) => costOfCancelling(booking, today, group)));
  return (
    <p>
      <strong>{due > 0 ? t('cancel.sumDue', { amount: money(due) }) : t('cancel.sumFree')}</strong>
    </p>
  );
}

const Failed = styled.p`
  color: ${color.error};
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
