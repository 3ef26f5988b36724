import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ShownEntry } from '../../../firebase/owner/useHistory.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { deskColor } from '../frame/deskColor.ts';
import { timeZone } from '../../../villa/timeZone.ts';
import { localTime } from './localTime.ts';
import { shownChanges, type ShownChange } from './historyText.ts';
import { UndoButton } from './UndoButton.tsx';
import { useHistoryValue } from './useHistoryValue.ts';

/** The changes of a document, the latest first; that one can be undone within its minute. */
export function HistoryList({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation('hostBooking');
  const format = useFormat();
  const lineOf = useLineOf();
  return (
    <List>
      {entries.map(({ id, action, by, email, at, changes, undoUntil, undoneBy }, place) => {
        const { date, time } = localTime(at.toMillis(), timeZone);
        return (
          <li key={id}>
            <strong>{t(`history.actions.${action}`)}</strong>
            <span>{[`${format.fieldDate(date)}, ${time}`, email ?? t(`history.by.${by}`)].join(' · ')}</span>
            {shownChanges(action, changes).map((change) => (
              <span key={`${change.field} ${change.part}`}>{lineOf(change)}</span>
            ))}
            {/* Undoing an earlier one would undo the later ones too. */}
            {place === 0 && undoUntil && undoneBy === null && (
              <UndoButton change={id} name={t(`history.actions.${action}`)} until={undoUntil.toMillis()} />
            )}
          </li>
        );
      })}
    </List>
  );
}

function useLineOf(): (change: ShownChange) => string {
  const { t } = useTranslation('hostBooking');
  const valueText = useHistoryValue();
  return (change) => {
    const { field, part, to } = change;
    const label = t(`field.${field}`) + (part === undefined ? '' : ` (${part})`);
    // A sentence, which stands for itself.
    if (field === 'problem' && typeof to === 'string') return to;
    return `${label}: ${valueText(change, 'from')} → ${valueText(change, 'to')}`;
  };
}

const List = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    padding-left: 12px;
    border-left: 3px solid ${deskColor.line};
    overflow-wrap: anywhere;
  }
  & span {
    color: ${deskColor.soft};
    font-size: 15px;
  }
  & button {
    justify-self: start;
  }
`;
