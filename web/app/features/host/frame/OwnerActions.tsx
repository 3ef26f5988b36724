import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Snackbar from '@mui/material/Snackbar';
import type { OwnerCallables, OwnerChange } from 'functions/contract/ownerCallables';
import type { OwnerErrorDetails } from 'functions/contract/ownerErrorCode';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callOwnerFunction, OwnerFailure } from '../../../firebase/calls/callOwnerFunction.ts';
import { useWaitForRevision } from '../../../firebase/owner/useWaitForRevision.ts';
import { useIsMounted } from '../../../ui/browser/useIsMounted.ts';
import { NightHolders } from '../calendar/NightHolders.tsx';
import { isErrorCode } from 'functions/contract/errorCode';

/** Why a change was refused, with a message in the owner's language. */
export interface Refusal {
  readonly details: OwnerErrorDetails;
  readonly text: string;
}

/**
 * Calls one of the owner's functions. Once the page has received the result, shows `said` with an undo button. A retry
 * after a missing response reuses the request ID, so the change is made once.
 * @returns the refusal, or `undefined` on success
 */
export type OwnerAction = <Name extends keyof OwnerCallables>(
  name: Name,
  request: Omit<OwnerCallables[Name]['request'], 'requestId'>,
  said: string | ((response: OwnerCallables[Name]['response']) => string),
) => Promise<Refusal | undefined>;

const ActionContext = createContext<{
  act: OwnerAction;
  undo: (change: string) => Promise<void>;
  showRefusal: (refusal: Refusal) => void;
}>({
  act: () => Promise.reject(new Error('outside of OwnerActions')),
  undo: () => Promise.reject(new Error('outside of OwnerActions')),
  showRefusal: () => undefined,
});

/** If the calling component was unmounted before a refusal arrives, a toast shows the refusal. */
export function useOwnerAction(): OwnerAction {
  const { act, showRefusal } = useContext(ActionContext);
  const isMounted = useIsMounted();
  return async (name, request, said) => {
    const refusal = await act(name, request, said);
    if (refusal && !isMounted()) showRefusal(refusal);
    return refusal;
  };
}

/** Undoes the change of a history entry and all other changes of its call, and shows the result. */
export function useUndo(): (change: string) => Promise<void> {
  return useContext(ActionContext).undo;
}

interface Done {
  id: string;
  said: ReactNode;
  /** Whether the toast shows a refusal, which stays longer. */
  refused?: boolean;
  /** ID of the history entry to undo, together with all others of its call. `undefined` if it cannot be undone. */
  change?: string | undefined;
}

/** Wraps the views that change data. Shows what was done, and lets the owner undo it. */
export function OwnerActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('host');
  const refusalOf = useRefusalOf();
  const waitForRevision = useWaitForRevision();
  const [done, setDone] = useState<Done>();
  // A toast may have several lines on a phone, and the content below it must stay reachable.
  const [height, setHeight] = useState(0);
  const measure = useCallback((snackbar: HTMLDivElement | null) => {
    if (!snackbar) return;
    const observer = new ResizeObserver(() => setHeight(snackbar.offsetHeight));
    observer.observe(snackbar);
    return () => observer.disconnect();
  }, []);
  /** Request IDs of changes that got no response, by function and request. */
  const unanswered = useRef(new Map<string, string>());

  async function send<Name extends keyof OwnerCallables>(
    name: Name,
    request: Omit<OwnerCallables[Name]['request'], 'requestId'>,
  ): Promise<{ response: OwnerCallables[Name]['response'] } | { refusal: Refusal }> {
    const asked = JSON.stringify([name, request]);
    const requestId = unanswered.current.get(asked) ?? crypto.randomUUID();
    unanswered.current.set(asked, requestId);
    try {
      const whole = { ...request, requestId } as OwnerCallables[Name]['request'];
      const response = await callOwnerFunction(name, whole);
      unanswered.current.delete(asked);
      // Waits for the new revision to reach the page, because the next request sends the revision that the page has.
      await Promise.all(changesIn(response).map(({ subject, revision }) => waitForRevision(subject, revision)));
      return { response };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.details.code !== 'unexpected') unanswered.current.delete(asked);
      return { refusal };
    }
  }

  const show = (toast: Omit<Done, 'id'>) => setDone({ id: crypto.randomUUID(), ...toast });

  const act: OwnerAction = async (name, request, said) => {
    // Removes the undo button. If it stayed while another change runs, the owner would take it for the undo of that
    // change.
    setDone(undefined);
    const sent = await send(name, request);
    if ('refusal' in sent) return sent.refusal;
    show({ said: typeof said === 'string' ? said : said(sent.response), change: changeOf(sent.response) });
    return undefined;
  };

  async function undo(change: string) {
    const id = crypto.randomUUID();
    setDone({ id, said: t('undoing') });
    const sent = await send('undoChange', { change });
    if ('refusal' in sent) {
      // Without a response, the owner can try the undo again with the same request ID.
      const isUnanswered = sent.refusal.details.code === 'unexpected';
      show(isUnanswered ? { said: t('notUndoneYet'), change } : { said: reasonOf(sent.refusal), refused: true });
      return;
    }
    // A later change keeps its undo button. The history offers the undo too.
    setDone((shown) =>
      shown === undefined || shown.id === id ? { id: crypto.randomUUID(), said: t('undone') } : shown,
    );
  }

  function showRefusal(refusal: Refusal) {
    const said = (
      <>
        {t('notDone')} {reasonOf(refusal)}
      </>
    );
    show({ said, refused: true });
  }

  const change = done?.change;
  return (
    <ActionContext value={{ act, undo, showRefusal }}>
      {children}
      {done && <GlobalStyles styles={{ html: { '--toast': `${height + 12}px` } }} />}
      <Snackbar
        key={done?.id}
        ref={measure}
        open={done !== undefined}
        // Below dialogs and sheets, because it would cover their buttons.
        sx={({ zIndex }) => ({ zIndex: zIndex.modal - 1 })}
        style={{ bottom: 'calc(var(--hostNav) + 12px)' }}
        message={done?.said}
        // Hides the toast in time, even while the owner is in another window.
        disableWindowBlurListener
        autoHideDuration={change === undefined && !done?.refused ? shortMillis : undoMillis}
        onClose={(_, reason) => reason !== 'clickaway' && setDone(undefined)}
        action={
          change !== undefined && (
            <Button variant="text" style={{ color: 'inherit', paddingInline: 16 }} onClick={() => void undo(change)}>
              {t('undo')}
            </Button>
          )
        }
      />
    </ActionContext>
  );
}

/** The reason to show in a toast. If the nights were taken meanwhile, names whoever holds them. */
function reasonOf({ details, text }: Refusal): ReactNode {
  return details.code === 'nights-held' ? <NightHolders details={details} /> : text;
}

/** How long the server allows undoing a change, and how long a toast without undo stays. Both in milliseconds. */
const undoMillis = 60_000;
const shortMillis = 8000;

function changesIn(response: OwnerCallables[keyof OwnerCallables]['response']): readonly OwnerChange[] {
  return 'blocks' in response ? response.blocks : 'change' in response ? [response] : [];
}

function changeOf(response: OwnerCallables[keyof OwnerCallables]['response']): string | undefined {
  const [first] = changesIn(response);
  return first && first.undoUntil !== null ? first.change : undefined;
}

/** Why a call failed, with its message. */
export function useRefusalOf(): (error: unknown) => Refusal {
  const { t } = useTranslation('host');
  const errorText = useOwnerErrorText();
  return (error) => {
    const details: OwnerErrorDetails = error instanceof OwnerFailure ? error.details : { code: 'unexpected' };
    // `navigator.onLine` is reliable only when it is false.
    const isOffline = details.code === 'unexpected' && !navigator.onLine;
    return { details, text: isOffline ? t('notDoneYet') : errorText(details.code) };
  };
}

/** An owner's message for an error code. */
export function useOwnerErrorText(): (code: OwnerErrorDetails['code']) => string {
  const { t } = useTranslation('host');
  const { t: tErrors } = useTranslation('errors');
  return (code) => (isErrorCode(code) ? tErrors(code) : t(`errors.${code}`));
}
