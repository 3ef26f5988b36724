import { platformNames } from 'functions/domain/platform';
import { nightCount } from 'functions/domain/stay';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { barPlace, placed } from './barPlace.ts';
import type { Bar } from '../calendarRows.ts';
import type { DayAxis } from './dayAxis.ts';
import { useBarText } from '../useBarText.ts';

/**
 * One apartment's bars between two columns. They are only visual: the cells below them have the accessible names and
 * receive the clicks.
 */
export const Bars = memo(function Bars({
  bars,
  axis,
  from,
  to,
}: {
  bars: readonly Bar[];
  axis: DayAxis;
  from: number;
  to: number;
}) {
  const { t } = useTranslation('hostCalendar');
  const textOf = useBarText();
  return (
    <div className="bars" aria-hidden>
      {bars.map((bar) => {
        const place = barPlace(bar.stay, axis, from, to);
        if (!place) return null;
        const nights = t('nights', { count: nightCount(bar.stay) });
        const booked = 'booking' in bar ? bar : undefined;
        const party = booked && t('party', { count: booked.booking.adults + booked.booking.children });
        return (
          <div key={bar.key} className={`bar ${bar.state}`} style={placed(place.left, place.width)}>
            <span className="barText">
              {booked && booked.conflicts.length > 0 && <span className="euro overdue">!</span>}
              {booked?.unpaid && <span className={`euro ${booked.unpaid}`}>€</span>}
              {bar.state === 'platform' && (
                <span className="euro">{platformNames[bar.calendar.platform].charAt(0).toUpperCase()}</span>
              )}
              <span className="lines">
                <span>{textOf(bar)}</span>
                <small>{[nights, party].filter(Boolean).join(' · ')}</small>
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
});
