import type { Booking } from 'functions/contract/booking';
import { advanceDueDate } from 'functions/domain/advanceDueDate';
import type { IsoDate } from 'functions/domain/isoDate';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { guestName } from '../calendar/useCellNames.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { TroubleButton } from './TroubleButton.tsx';

/** Gives a guest who has not taken up the offer in time as many days as they had after the confirmation. */
export function WaitButton({ booking, today }: { booking: Booking; today: IsoDate }) {
  const { t } = useTranslation('hostToday');
  const format = useFormat();
  const act = useOwnerAction();
  const { id, terms, revision = 0 } = booking;
  const until = advanceDueDate(today, booking, Math.max(1, terms.advanceDueDays));
  const request = { booking: id, revision, changes: { advanceDueOn: until }, price: { kind: 'keep' } } as const;
  const date = format.dayAndMonth(until);
  return (
    <TroubleButton
      label={t('trouble.wait', { date })}
      of={guestName(booking)}
      onPress={() => act('editBooking', request, t('trouble.waits', { date }))}
    />
  );
}
