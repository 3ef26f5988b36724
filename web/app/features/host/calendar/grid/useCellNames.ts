import { nightCount } from 'functions/domain/stay';
import { daysBetween, type IsoDate } from 'functions/domain/isoDate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { platformTitle } from 'functions/domain/platform';
import { freeNight, type Bar, type CalendarRow } from '../calendarRows.ts';

/** A night's accessible name: "Lavender, 12 June 2027, confirmed, Giulia Rossi, night 2 of 7". */
export function useCellNames(today: IsoDate) {
  const { t } = useTranslation('hostCalendar');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const format = useFormat();
  return useMemo(() => {
    function ofBar(bar: Bar, name: string, night: IsoDate): string {
      const values = {
        apartment: name,
        date: format.date(night),
        night: daysBetween(bar.stay.checkIn, night) + 1,
        nights: nightCount(bar.stay),
      };
      if (bar.state === 'block') {
        const { reason } = bar.block;
        return reason === '' ? t('spoken.closed', values) : t('spoken.closedFor', { ...values, reason });
      }
      if (bar.state === 'platform') {
        const kind = tPlatforms(`kind.${bar.kind}`);
        return tPlatforms('spoken', { ...values, platform: platformTitle(bar.calendar), kind });
      }
      const state = [
        t(`spoken.${bar.state}`),
        ...(bar.unpaid ? [t(`spoken.${bar.unpaid}`)] : []),
        ...(bar.conflicts.length > 0 ? [tPlatforms('conflict.spoken')] : []),
      ].join(', ');
      return t('spoken.booked', { ...values, state, who: guestName(bar.booking) });
    }

    return (row: CalendarRow, name: string, night: IsoDate): string => {
      const bar = row.barOn(night);
      if (bar) return ofBar(bar, name, night);
      const values = { apartment: name, date: format.date(night) };
      if (night < today) return t('spoken.past', values);
      const { price, minNights } = freeNight(night, row.apartment);
      return t('spoken.free', { ...values, price: format.money(price), count: minNights });
    };
  }, [t, tPlatforms, format, today]);
}

/** A guest's name. If the account was deleted, the booking's number. */
export function guestName({ firstName, lastName = '', number = '' }: Named): string {
  return `${firstName} ${lastName}`.trim() || number;
}

interface Named {
  firstName: string;
  lastName?: string | undefined;
  number?: string;
}
