import { useTranslation } from 'react-i18next';
import { usePlatformCalendars } from '../../../firebase/owner/usePlatformCalendars.ts';
import { LegendList } from './seasonCalendarStyle.ts';

export function Legend() {
  const { t } = useTranslation('hostCalendar');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const calendars = usePlatformCalendars();
  return (
    <LegendList role="list">
      {(['confirmed', 'pending', 'block'] as const).map((state) => (
        <li key={state}>
          <span className={`swatch ${state}`} />
          {t(`states.${state}`)}
        </li>
      ))}
      {(['due', 'overdue'] as const).map((state) => (
        <li key={state}>
          <span className={`euro ${state}`}>€</span>
          {t(`states.${state}`)}
        </li>
      ))}
      {calendars !== undefined && calendars.length > 0 && (
        <>
          <li>
            <span className="swatch platform" />
            {tPlatforms('legend')}
          </li>
          <li>
            <span className="euro overdue">!</span>
            {tPlatforms('conflict.legend')}
          </li>
        </>
      )}
    </LegendList>
  );
}
