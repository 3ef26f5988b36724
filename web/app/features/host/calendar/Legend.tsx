import { useTranslation } from 'react-i18next';
import { LegendList } from './seasonCalendarStyle.ts';

/** What the shapes of the bars mean. */
export function Legend() {
  const { t } = useTranslation('hostCalendar');
  return (
    <LegendList>
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
    </LegendList>
  );
}
