import Button from '@mui/material/Button';
import type { Booking } from 'functions/contract/booking';
import { hostPath } from 'functions/domain/sitePaths';
import { nightCount } from 'functions/domain/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApartmentName } from '../../../../i18n/useApartmentTexts.ts';
import { useFormat, useGuestsText } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { GuestPhone } from '../../frame/GuestPhone.tsx';
import { ChangeBlock } from './ChangeBlock.tsx';
import type { Bar } from '../calendarRows.ts';
import { Sheet } from './Sheet.tsx';
import { Facts } from './sheetStyle.ts';
import { ConflictAlert } from '../../platforms/conflicts/ConflictAlert.tsx';
import { PlatformStay } from '../../platforms/PlatformStay.tsx';
import { useBarText } from '../useBarText.ts';

/** Details of a bar: the main facts of a booking, or a form to change a block. */
export function BarSheet({
  open,
  bar,
  onClose,
  onClosed,
}: {
  open: boolean;
  bar: Bar;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const textOf = useBarText();
  const nameOf = useApartmentName();
  const [isChanged, setChanged] = useState(false);
  const title = bar.state === 'block' ? t('block.title') : textOf(bar);
  return (
    <Sheet
      open={open}
      title={title}
      line={`${nameOf(bar.apartment)} · ${format.stay(bar.stay)} · ${t('nights', { count: nightCount(bar.stay) })}`}
      isChanged={isChanged}
      onClose={onClose}
      onClosed={onClosed}
    >
      {bar.state === 'block' ? (
        <>
          <ConflictAlert text="closedSale.sheet" conflicts={bar.sales} />
          <ChangeBlock block={bar.block} onChanged={setChanged} onDone={onClose} />
        </>
      ) : bar.state === 'platform' ? (
        <PlatformStay bar={bar} />
      ) : (
        <Essentials bar={bar} />
      )}
    </Sheet>
  );
}

function Essentials({ bar }: { bar: Extract<Bar, { booking: Booking }> }) {
  const { t } = useTranslation('hostCalendar');
  const format = useFormat();
  const language = useLanguage();
  const guestsText = useGuestsText();
  const { booking, state, unpaid } = bar;
  const { phone, email, quote, number } = booking;
  return (
    <>
      <ConflictAlert conflicts={bar.conflicts} />
      <Facts>
        <dt>{t('booking.status')}</dt>
        <dd>{[t(`states.${state}`), ...(unpaid ? [t(`spoken.${unpaid}`)] : [])].join(', ')}</dd>
        <dt>{t('sheet.arrival')}</dt>
        <dd>{format.shortDateWithYear(booking.checkIn)}</dd>
        <dt>{t('sheet.departure')}</dt>
        <dd>{format.shortDateWithYear(booking.checkOut)}</dd>
        <dt>{t('booking.guests')}</dt>
        <dd>{guestsText(booking)}</dd>
        <dt>{t('booking.total')}</dt>
        <dd>{format.money(quote.totalPayment)}</dd>
        {phone !== '' && (
          <>
            <dt>{t('booking.phone')}</dt>
            <dd>
              <GuestPhone phone={phone} />
            </dd>
          </>
        )}
        {email !== '' && (
          <>
            <dt>{t('booking.email')}</dt>
            <dd>
              <a translate="no" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </>
        )}
        <dt>{t('booking.number')}</dt>
        <dd translate="no">{number}</dd>
      </Facts>
      <Button component={Link} discover="none" to={hostPath(language, 'bookings', booking.id)} variant="contained">
        {t('booking.open')}
      </Button>
    </>
  );
}
