import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router';

const UnsavedContext = createContext<{
  /** @returns a function that unregisters */
  register: () => () => void;
  ask: (leave: () => void) => void;
}>({
  register: () => () => undefined,
  ask: (leave) => leave(),
});

/**
 * Registers unsaved input. While `isChanged`, leaving the page or the view asks first.
 * @returns a function for other actions that would lose the input, such as closing a dialog. It asks first, then runs
 * the action
 */
export function useUnsavedInput(isChanged: boolean): (leave: () => void) => void {
  const { register, ask } = useContext(UnsavedContext);
  useEffect(() => (isChanged ? register() : undefined), [isChanged, register]);
  return (leave) => (isChanged ? ask(leave) : leave());
}

/** Wraps the views: asks before unsaved input is lost. */
export function UnsavedInput({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  const id = useId();
  /** Number of forms and dialogs with unsaved input. */
  const [changed, setChanged] = useState(0);
  const [leave, setLeave] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      changed > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  // Before the browser loads another document, such as the desk in another language, it asks in its own words.
  useBeforeUnload((event) => changed > 0 && event.preventDefault());
  const register = useCallback(() => {
    setChanged((count) => count + 1);
    return () => setChanged((count) => count - 1);
  }, []);
  const value = useMemo(() => ({ register, ask: (next: () => void) => setLeave(() => next) }), [register]);

  function stay() {
    setLeave(undefined);
    blocker.reset?.();
  }

  function discard() {
    setLeave(undefined);
    leave?.();
    blocker.proceed?.();
  }

  return (
    <UnsavedContext value={value}>
      {children}
      <Dialog open={leave !== undefined || blocker.state === 'blocked'} onClose={stay} aria-labelledby={id}>
        <DialogTitle id={id}>{t('unsaved.title')}</DialogTitle>
        <DialogContent>{t('unsaved.text')}</DialogContent>
        <DialogActions>
          <Button variant="text" onClick={discard}>
            {t('unsaved.discard')}
          </Button>
          <Button variant="contained" onClick={stay}>
            {t('unsaved.stay')}
          </Button>
        </DialogActions>
      </Dialog>
    </UnsavedContext>
  );
}
