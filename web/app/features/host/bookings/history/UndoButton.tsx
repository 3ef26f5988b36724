import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndo } from '../../frame/OwnerActions.tsx';

/**
 * Undoes a change as long as that is possible. It works even after another message has replaced the message about the
 * change, or after a reload of the page.
 */
export function UndoButton({
  change,
  name,
  until,
}: {
  /** ID of the history entry. */
  change: string;
  name: string;
  /** In milliseconds since 1970. */
  until: number;
}) {
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
