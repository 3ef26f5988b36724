import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Bar } from './calendarRows.ts';
import { useBarText } from './useBarText.ts';

/** Bookings, blocks and platforms' stays on some nights, one per line: "Giulia Rossi, 12–19 June 2027, confirmed". */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTranslation('hostCalendar');
  const { t: tPlatforms } = useTranslation('hostPlatforms');
  const textOf = useBarText();
  const format = useFormat();
  return (
    <List role="list">
      {bars.map((bar) => {
        const state =
          bar.state === 'platform'
            ? [tPlatforms(`kind.${bar.kind}`)]
            : bar.state === 'block'
              ? []
              : [t(`spoken.${bar.state}`)];
        return <li key={bar.key}>{[textOf(bar), format.stay(bar.stay), ...state].join(', ')}</li>;
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding-left: 20px;
`;
