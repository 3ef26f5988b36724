import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import { advanceDueDate } from 'functions/domain/advanceDueDate';
import type { IsoDate } from 'functions/domain/isoDate';
import type { Ledger } from 'functions/domain/ledger';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { PaymentDialog } from '../bookings/dialogs/PaymentDialog.tsx';
import { toCancel } from '../bookings/toCancel.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { Actions } from '../forms/formStyle.ts';
import { DeskLink } from '../frame/DeskLink.tsx';
import { GuestPhone } from '../frame/GuestPhone.tsx';

/** What an owner can do about a late advance payment. Cancelling comes last. @param money the ledger of the whole group */
export function OverdueActions({ booking, money, today }: { booking: Booking; money: Ledger; today: IsoDate }) {
  const { t } = useTranslation('hostToday');
  const { t: tBooking } = useTranslation('hostBooking');
  const format = useFormat();
  const [isPaying, setIsPaying] = useState(false);
  const { id, email, phone, terms, revision = 0 } = booking;
  const name = guestName(booking);
  // The guest gets as many days again as after the confirmation.
  const until = advanceDueDate(today, booking, Math.max(1, terms.advanceDueDays));
  const date = format.dayAndMonth(until);
  return (
    <>
      <Actions>
        <Button variant="contained" aria-label={`${t('trouble.received')}: ${name}`} onClick={() => setIsPaying(true)}>
          {t('trouble.received')}
        </Button>
        {email && (
          <ActionButton
            action="remindGuest"
            request={{ booking: id, revision }}
            said={t('trouble.reminded', { name })}
            label={t('trouble.remind')}
            of={name}
          />
        )}
        {money.isOfferOverdue && (
          <ActionButton
            action="editBooking"
            request={{ booking: id, revision, changes: { advanceDueOn: until }, price: { kind: 'keep' } }}
            said={t('trouble.waits', { date })}
            label={t('trouble.wait', { date })}
            of={name}
          />
        )}
      </Actions>
      {phone && <GuestPhone phone={phone} />}
      <DeskLink to={['bookings', id]} state={toCancel} aria-label={`${tBooking('actions.cancel')}: ${name}`}>
        {tBooking('actions.cancel')}
      </DeskLink>
      {isPaying && <PaymentDialog booking={booking} money={money} today={today} onClose={() => setIsPaying(false)} />}
    </>
  );
}
