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
  /** The form's initial values. */
  start: RequestDraft;
  change: (draft: RequestDraft) => void;
  errors: FieldErrors<RequestField>;
  /** Why the last attempt failed. The next attempt clears it. */
  failure: BookingFailure | undefined;
  sending: boolean;
  /** Sends the form. If it has wrong fields, returns the first one, to be focused. */
  send: (draft: RequestDraft, quotes: readonly Quote[]) => Promise<RequestField | undefined>;
}

/**
 * The request form. Its texts survive failures and reloads, and one form creates one booking.
 * @param remember whether the guest has consented to storing their details on this device
 * @param onFailure receives why a request failed, with the server's price if it differs from the one that was sent
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
  // A ref, because state would be too late for a second press before the next render.
  const busy = useRef(false);

  const loaded = useRef<typeof import('./sendWanted.ts')>(undefined);

  // Loads validation and sending while the guest is still typing, in case the network fails later.
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
    // Renders at once, so that the field has its message when it gets the focus.
    flushSync(() => setErrors(found));
    const [first] = Object.keys(found) as RequestField[];
    if (!parts) setFailure(new BookingFailure({ code: 'unexpected' }));
    if (!parts || first) {
      busy.current = false;
      return first;
    }

    setSending(true);
    // If the guest signs out meanwhile, none of their data may be stored or shown.
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
      // The form stays busy until the confirmation replaces it, so that the guest cannot send it twice.
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
