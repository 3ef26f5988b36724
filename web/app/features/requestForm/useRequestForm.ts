import type { Quote } from 'functions/domain/quote';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import { readHint } from '../../firebase/session/signedInHint.ts';
import type { FieldErrors } from '../../form/FieldErrors.ts';
import { inputRemovals } from '../../storage/guestInput.ts';
import { fillDetails, fillKnown, saveDetails } from './GuestDetails.ts';
import { readDraft, saveDraft, type RequestDraft, type RequestField } from './RequestDraft.ts';
import type { BookedRequest } from './sendRequest.ts';
import type { WantedStay } from './sendWanted.ts';
import { markChanged, openSent, removeSent, saveSent, stayKeyOf } from './SentRequest.ts';
import { tellSent } from './shareSent.ts';

interface RequestForm {
  /** What the form starts with. */
  start: RequestDraft;
  change: (draft: RequestDraft) => void;
  errors: FieldErrors<RequestField>;
  /** Why the last sending failed; gone with the next one. */
  failure: BookingFailure | undefined;
  sending: boolean;
  /** Sends the form, or returns its first wrong field, to be focused. */
  send: (draft: RequestDraft, quotes: readonly Quote[]) => Promise<RequestField | undefined>;
}

/**
 * The request form: its texts survive failures and reloads, and one form books once.
 * @param remember has the guest consented to their details being stored on this device?
 * @param onFailure receives why a request failed, with the server's price where it differs from the one that was sent
 */
export function useRequestForm(
  wanted: WantedStay,
  remember: boolean,
  onBooked: (booked: BookedRequest) => void,
  onFailure: (failure: BookingFailure) => void,
): RequestForm {
  const [start] = useState(() => {
    const stored = remember ? fillDetails(readDraft()) : readDraft();
    const guest = readHint();
    return guest ? fillKnown(guest, stored) : stored;
  });
  const [errors, setErrors] = useState<FieldErrors<RequestField>>({});
  const [failure, setFailure] = useState<BookingFailure>();
  const [sending, setSending] = useState(false);
  // State is too slow against a second press before the next render.
  const busy = useRef(false);

  const loaded = useRef<typeof import('./sendWanted.ts')>(undefined);

  // What checks and sends is loaded while the guest still types, so that a network that fails later costs less.
  useEffect(() => {
    loadParts().then(
      ({ preloadCall }) => preloadCall(),
      () => {},
    );
  }, []);

  async function loadParts() {
    return (loaded.current ??= await import('./sendWanted.ts'));
  }

  function change(draft: RequestDraft) {
    saveDraft(draft);
    markChanged();
    if (!loaded.current || Object.keys(errors).length === 0) return;
    const left = loaded.current.requestErrors(draft);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => left[field as RequestField])));
  }

  async function send(draft: RequestDraft, quotes: readonly Quote[]): Promise<RequestField | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setFailure(undefined);
    const parts = await loadParts().catch(() => undefined);
    const found = parts?.requestErrors(draft) ?? {};
    // At once, so that the field that gets the focus has its message.
    flushSync(() => setErrors(found));
    const [first] = Object.keys(found) as RequestField[];
    if (!parts) setFailure(new BookingFailure({ code: 'unexpected' }));
    if (!parts || first) {
      busy.current = false;
      return first;
    }

    setSending(true);
    // After a sign-out in between nothing of the guest may be stored or shown.
    const begun = inputRemovals();
    const stayKey = stayKeyOf(
      wanted.parts.map(({ apartment }) => apartment),
      wanted.stay,
    );
    const earlier = openSent(stayKey);
    try {
      const booked = await parts.sendWanted(wanted, quotes, draft, earlier?.requestId, (requestId, isRefused) => {
        if (inputRemovals() !== begun) return;
        if (isRefused) return removeSent(requestId);
        saveSent({ requestId, stayKey, sentAt: Date.now(), isChanged: earlier?.isChanged === true, isShown: false });
        tellSent();
      });
      if (inputRemovals() !== begun) return undefined;
      if (remember) saveDetails(draft);
      // The form stays busy until the confirmation replaces it: nothing may be sent from it in between.
      onBooked(booked);
      return undefined;
    } catch (error) {
      const failed = error as BookingFailure;
      const named = parts.errorsAtPaths(failed.details.fields ?? []);
      flushSync(() => {
        setErrors(named);
        setFailure(failed);
        onFailure(failed);
      });
      busy.current = false;
      setSending(false);
      return (Object.keys(named) as RequestField[])[0];
    }
  }

  return { start, change, errors, failure, sending, send };
}
