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
    // Cached, because composing texts takes most of the time to render a month, and only a few of them differ.
    const dates = remembered((night: IsoDate) => format.date(night));
    const free = remembered((key: string) => {
      const [apartment, price, count] = key.split('\n');
      return t('spoken.free', { apartment, date: '{date}', price: format.money(Number(price)), count: Number(count) });
    });

    function ofBar(bar: Bar, name: string, night: IsoDate): string {
      const values = {
        apartment: name,
        date: dates(night),
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
      if (night < today) return t('spoken.past', { apartment: name, date: dates(night) });
      const { price, minNights } = freeNight(night, row.apartment);
      return free([name, price, minNights].join('\n')).replace('{date}', dates(night));
    };
  }, [t, tPlatforms, format, today]);
}

/** Caches a function's results. */
function remembered<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
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
