import { useEffect, useEffectEvent, useState } from 'react';
import type { BookedRequest } from './sendRequest.ts';
import { openSent, removeSent, saveSent, type SentRequest } from './SentRequest.ts';
import { followSent } from './shareSent.ts';

/**
 * The state of an earlier request. `asking`: the server is being asked. `notArrived`: the server did not receive it.
 * `unknown`: the server could not be asked. `none`: there is no earlier request.
 */
export type SentState = 'asking' | 'notArrived' | 'unknown' | 'none';

/**
 * Before showing a form for the stay, asks for the result of an earlier request from this tab or another one.
 * @param formKey identifies the form
 * @param stayKey key of the form's stay, from `stayKeyOf`
 * @param onFound shows the result
 */
export function useSentRequest(formKey: string, stayKey: string, onFound: (found: BookedRequest) => void): SentState {
  const begin = (): { formKey: string; state: SentState } => ({
    formKey,
    state: openSent(stayKey) ? 'asking' : 'none',
  });
  const [known, setKnown] = useState(begin);
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (known.formKey !== formKey) setKnown(begin());
  const { state } = known;

  const finish = useEffectEvent((sent: SentRequest, found: BookedRequest | null) => {
    // If the booking was cancelled after the guest saw the result, the guest may request the stay again.
    if (found && !(sent.isShown && found.status === 'cancelled')) return onFound(found);
    removeSent(sent.requestId);
    setKnown({ formKey, state: sent.stayKey === stayKey && !sent.isShown ? 'notArrived' : 'none' });
  });
  const fail = useEffectEvent((sent: SentRequest) => {
    setKnown({ formKey, state: sent.stayKey === stayKey ? 'unknown' : 'none' });
  });
  useEffect(() => {
    const sent = state === 'asking' && openSent(stayKey);
    if (!sent) return;
    let isOver = false;
    import('./sendWanted.ts')
      .then(({ findBooked }) => findBooked(sent))
      .then(
        (found) => isOver || finish(sent, found),
        () => isOver || fail(sent),
      );
    return () => {
      isOver = true;
    };
  }, [formKey, stayKey, state]);

  const adopt = useEffectEvent((sent: SentRequest) => {
    const own = openSent(stayKey);
    if (sent.stayKey !== stayKey || own?.isShown || (own && !sent.isShown)) return;
    saveSent(sent);
    setKnown({ formKey, state: 'asking' });
  });
  useEffect(() => followSent((sent) => adopt(sent)), []);

  return state;
}
