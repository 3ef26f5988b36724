import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { barPlace } from './barPlace.ts';
import type { Bar } from './calendarRows.ts';
import type { DayAxis } from './dayAxis.ts';
import { guestName } from './useCellNames.ts';

/** The bars of one apartment between two columns. For the eye only: the cells below them have names and take the clicks. */
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
  return (
    <div className="bars" aria-hidden>
      {bars.map((bar) => {
        const place = barPlace(bar.stay, axis, from, to);
        if (!place) return null;
        const text = bar.state === 'block' ? bar.block.reason || t('closedNights') : guestName(bar.booking);
        const nights = t('nights', { count: bar.nights });
        const detail =
          bar.state === 'block'
            ? nights
            : `${nights} · ${t('party', { count: bar.booking.adults + bar.booking.children })}`;
        const unpaid = bar.state !== 'block' && bar.unpaid;
        return (
          <div
            key={bar.key}
            className={`bar ${bar.state}`}
            style={{ left: `calc(${place.left} * var(--day))`, width: `calc(${place.width} * var(--day))` }}
          >
            <span className="barText">
              {unpaid && <span className={`euro ${unpaid}`}>€</span>}
              <span className="lines">
                {text}
                <small>{detail}</small>
              </span>
            </span>
          </div>
        );
      })}
    </div>
  );
});
