import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShownEntry, useHistory } from '../../../../firebase/owner/useHistory.ts';
import { deskColor } from '../../frame/deskTheme.ts';
import { useTimeText } from '../../frame/localTime.ts';
import { useUndo } from '../../frame/OwnerActions.tsx';
import { shownChanges, type ShownChange } from './historyText.ts';
import { useHistoryValue } from './useHistoryValue.ts';

/** Who changed what and when, with old and new values, latest first. @param subject path of the document */
export function History({ subject }: { subject: string }) {
  const { t } = useTranslation('hostBooking');
  const entries = useHistory(subject);
  if (!entries || entries.length === 0) return null;
  return (
    <section aria-labelledby="booking-history">
      <h3 id="booking-history">{t('history.title')}</h3>
      <HistoryList entries={entries} />
    </section>
  );
}

/** The changes of a document, latest first. The latest can be undone within a minute. */
export function HistoryList({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation('hostBooking');
  const timeText = useTimeText();
  const lineOf = useLineOf();
  return (
    <List role="list">
      {entries.map(({ id, action, by, email, at, changes, undoUntil, undoneBy }, place) => (
        <li key={id}>
          <strong>{t(`history.actions.${action}`)}</strong>
          <span>{[timeText(at.toMillis()), email ?? t(`history.by.${by}`)].join(' · ')}</span>
          {shownChanges(action, changes).map((change) => (
            <span key={`${change.field} ${change.part}`}>{lineOf(change)}</span>
          ))}
          {/* Undoing an earlier change would also undo the later ones. */}
          {place === 0 && undoUntil && undoneBy === null && (
            <UndoButton change={id} name={t(`history.actions.${action}`)} until={undoUntil.toMillis()} />
          )}
        </li>
      ))}
    </List>
  );
}

/**
 * Undoes a change as long as that is possible. It works even after another message has replaced the message about the
 * change, or after a reload of the page.
 * @param change ID of the history entry
 * @param until in milliseconds since 1970
 */
function UndoButton({ change, name, until }: { change: string; name: string; until: number }) {
  const { t } = useTranslation('host');
  const undo = useUndo();
  const [isOver, setIsOver] = useState(() => until <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button variant="outlined" aria-label={`${t('undo')}: ${name}`} onClick={() => void undo(change)}>
      {t('undo')}
    </Button>
  );
}

function useLineOf(): (change: ShownChange) => string {
  const { t } = useTranslation('hostBooking');
  const valueText = useHistoryValue();
  return (change) => {
    const { field, part, to } = change;
    const label = t(`field.${field}`) + (part === undefined ? '' : ` (${part})`);
    // The value is a complete sentence, which needs no label.
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
    border-left: 3px solid ${deskColor.divider};
    overflow-wrap: anywhere;
  }
  & span {
    color: ${deskColor.textSecondary};
    font-size: 0.9375rem;
  }
  & button {
    justify-self: start;
  }
`;
