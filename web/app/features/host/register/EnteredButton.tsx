import type { Booking } from 'functions/contract/booking';
import type { GuestRegister } from 'functions/contract/guestRegister';
import type { RegisterDuty } from 'functions/domain/guestRegister';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { guestName } from '../calendar/grid/useCellNames.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import type { OpenDuty } from './registerDuties.ts';

/** Records that the guests of a stay are entered in eVisitor, or signed out of it. */
export function EnteredButton({ booking, register, duty: { what } }: OpenDuty) {
  const { t } = useTranslation('hostToday');
  return (
    <ActionButton
      action="markRegistered"
      request={{ booking: booking.id, revision: register?.revision ?? 0, what }}
      said={t(`register.done.${what}`)}
      label={t(`register.mark.${what}`)}
      of={guestName(booking)}
    />
  );
}

/** "Register until 13 June, 15:00" and "2 of 4 sent". */
export function useDutyTexts() {
  const { t } = useTranslation('hostToday');
  const format = useFormat();
  return {
    duty: ({ what, until, isLate }: RegisterDuty) =>
      t(isLate ? `register.late.${what}` : `register.until.${what}`, {
        date: format.shortDate(until.day),
        time: until.time,
      }),
    sent: ({ adults, children, babies }: Booking, register: GuestRegister | null) =>
      t('register.sent', { sent: register?.persons.length ?? 0, of: adults + children + babies }),
  };
}
