import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import type { StoredBooking } from 'functions/contract/booking';
import { cancellationCost } from 'functions/domain/cancellation';
import type { IsoDate } from 'functions/domain/isoDate';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BookingFailure } from '../../firebase/BookingFailure.ts';
import { callFunction } from '../../firebase/callFunction.ts';
import { signOut as endSession } from '../../firebase/session.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { quietAction } from '../../ui/action.ts';
import { AskButtons, AskDialog, Keep, Yes } from '../../ui/askDialog.ts';
import { showToast } from '../../ui/showToast.tsx';
import { color } from '../../ui/tokens.ts';
import { useApartmentName } from './useApartmentName.ts';
import { useStayWords } from './useStayWords.ts';

/** In the address while the question is open: a guest who has to sign in once more comes back to it. */
const asking = 'cancel';

interface CancelBookingProps {
  booking: StoredBooking;
  apartment: Apartment | null;
  today: IsoDate;
}

/** The button that asks whether to cancel, and the dialog that says what it means. */
export function CancelBooking({ booking, apartment, today }: CancelBookingProps) {
  const { t } = useTranslation('myBookings');
  const [search, setSearch] = useSearchParams();
  const open = search.has(asking);
  const button = useRef<HTMLButtonElement>(null);

  function setOpen(next: boolean) {
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
      <Ask ref={button} type="button" onClick={() => setOpen(true)}>
        {t('cancel.button')}
      </Ask>
      {open && (
        <Question
          booking={booking}
          apartment={apartment}
          today={today}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Question({ booking, apartment, today, onClose }: CancelBookingProps & { onClose: () => void }) {
  const { t } = useTranslation(['myBookings', 'errors']);
  const { dates } = useStayWords();
  const name = useApartmentName()(booking.apartment);
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const title = useId();
  const text = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure>();
  /** Two presses may come before the first has been drawn. */
  const asked = useRef(false);

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Not the button that cannot be undone.
    keep.current?.focus();
    return () => element.close();
  }, []);

  async function cancel() {
    if (asked.current) return;
    asked.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await callFunction('cancelBooking', { number: booking.number });
      showToast(t('cancel.done'), t('close'));
      // The page itself learns it from Firestore, and takes the question away with the button.
      onClose();
    } catch (error) {
      // The page then leads to the sign-in, and comes back with the question open.
      const failed = error instanceof BookingFailure ? error : new BookingFailure({ code: 'unexpected' }, error);
      if (failed.code === 'signed-out') await endSession();
      else setFailure(failed);
    } finally {
      asked.current = false;
      setSending(false);
    }
  }

  return (
    <AskDialog
      ref={dialog}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={(event) => sending && event.preventDefault()}
      onClose={() => dialog.current && !dialog.current.open && onClose()}
    >
      <h2 id={title}>{t('cancel.title')}</h2>
      <div id={text}>
        <p>
          <strong>{name}</strong>
          <br />
          {dates(booking)}
        </p>
        <Money booking={booking} apartment={apartment} today={today} />
        <p>{t('cancel.final')}</p>
      </div>
      <Failed role="alert">
        {failure && t(failure.code, { ns: 'errors' })}
        {failure?.code === 'unexpected' && `. ${t('unexpectedAdvice', { ns: 'errors' })}`}
      </Failed>
      <AskButtons>
        <Yes
          type="button"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          onClick={() => void cancel()}
        >
          {t('cancel.yes')}
        </Yes>
        <Keep ref={keep} type="button" onClick={onClose} disabled={sending}>
          {t('cancel.keep')}
        </Keep>
      </AskButtons>
    </AskDialog>
  );
}

/** What it means for the money. */
function Money({ booking, apartment, today }: Pick<CancelBookingProps, 'booking' | 'apartment' | 'today'>) {
  const { t } = useTranslation('myBookings');
  const { money, date, share } = useFormat();
  const terms = apartment?.houseTerms.cancellation;
  const cost = terms && cancellationCost(booking.status, booking, booking.quote, terms, today);
  if (!cost) {
    return (
      <p>
        {t('cancel.terms')} <PageLink page="terms">{t('cancel.toTerms')}</PageLink>
      </p>
    );
  }
  switch (cost.kind) {
    case 'request':
      return <p>{t('cancel.request')}</p>;
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

const Ask = styled.button`
  ${quietAction}
`;

const Failed = styled.p`
  color: ${color.bad};
  font-weight: 600;
  &:not(:empty) {
    margin-top: 16px;
  }
`;
