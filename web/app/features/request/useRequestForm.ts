import type { Language } from 'functions/domain/language';
import type { Quote } from 'functions/domain/quote';
import type { Stay } from 'functions/domain/stay';
import type { Guests } from 'functions/domain/guests';
import { useEffect, useRef, useState } from 'react';
import { BookingFailure } from '../../firebase/BookingFailure.ts';
import { callFunction } from '../../firebase/callFunction.ts';
import { readHint } from '../../firebase/signedInHint.ts';
import { deviceStore } from '../../ui/deviceStore.ts';
import { sessionStore } from '../../ui/sessionStore.ts';
import { fillDetails, fillKnown, keepDetails } from './GuestDetails.ts';
import { forgetRequest, keepAttempt, keepDraft, openAttempt, readDraft, type RequestDraft } from './RequestDraft.ts';
import { sendRequest, type BookedRequest } from './sendRequest.ts';
import type { WrongField, WrongFields } from './wrongFields.ts';

export interface WantedStay {
  apartment: string;
  stay: Stay;
  guests: Guests;
  language: Language;
}

interface RequestForm {
  draft: RequestDraft;
  change: (change: Partial<RequestDraft>) => void;
  wrong: WrongFields;
  /** Why the last sending failed; gone with the next one. */
  failure: BookingFailure | undefined;
  /** A sending of this very stay whose answer never came, maybe before a reload. */
  unanswered: boolean;
  sending: boolean;
  /** Sends the form, or says what is wrong with it: the first wrong field, to be focused. */
  send: (quote: Quote) => Promise<WrongField | undefined>;
}

function stayKeyOf({ apartment, stay, guests }: WantedStay): string {
  return [apartment, stay.checkIn, stay.checkOut, guests.adults, guests.children].join(' ');
}

/**
 * The request form: what it says survives failures and reloads, and one form books once.
 * @param remember has the guest consented to their details being kept on this device?
 * @param onQuote the server's price, when it is another than the one that was sent
 */
export function useRequestForm(
  wanted: WantedStay,
  remember: boolean,
  onBooked: (booked: BookedRequest) => void,
  onQuote: (quote: Quote) => void,
): RequestForm {
  const store = sessionStore();
  const device = remember ? deviceStore() : undefined;
  const stayKey = stayKeyOf(wanted);
  const [draft, setDraft] = useState<RequestDraft>(() => {
    const kept = device ? fillDetails(device, readDraft(store)) : readDraft(store);
    const guest = readHint();
    return guest ? fillKnown(guest, kept) : kept;
  });
  const [unanswered, setUnanswered] = useState(() => openAttempt(store, stayKey).unanswered !== undefined);
  const [wrong, setWrong] = useState<WrongFields>({});
  const [failure, setFailure] = useState<BookingFailure>();
  const [sending, setSending] = useState(false);
  // A second press comes before React has drawn the first.
  const busy = useRef(false);

  // What checks the form, once it is there.
  const check = useRef<typeof import('./wrongFields.ts')>(undefined);

  // The parts that check and send are fetched while the guest still writes: a network that fails later costs less.
  useEffect(() => {
    void loadCheck().catch(() => {});
    void import('../../firebase/sendCall.ts').catch(() => {});
  }, []);

  async function loadCheck() {
    return (check.current ??= await import('./wrongFields.ts'));
  }

  function change(changes: Partial<RequestDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(store, next);
    if (check.current && Object.keys(wrong).length > 0) {
      const still = check.current.wrongFields(next);
      setWrong((last) =>
        Object.fromEntries(Object.entries(last).filter(([field]) => still[field as WrongField] !== undefined)),
      );
    }
  }

  async function send(quote: Quote): Promise<WrongField | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setFailure(undefined);
    const checks = await loadCheck().catch(() => undefined);
    const found = checks?.wrongFields(draft) ?? {};
    setWrong(found);
    const [first] = Object.keys(found) as WrongField[];
    if (!checks) setFailure(new BookingFailure({ code: 'unexpected' }));
    if (!checks || first) {
      busy.current = false;
      return first;
    }

    setSending(true);
    const attempt = openAttempt(store, stayKey);
    const content = {
      apartment: wanted.apartment,
      ...wanted.stay,
      adults: wanted.guests.adults,
      children: wanted.guests.children,
      guest: checks.guestFrom(draft),
      language: wanted.language,
      acceptPrivacy: draft.acceptPrivacy,
      acceptTerms: draft.acceptTerms,
      expectedTotal: quote.totalPayment,
    };
    try {
      const booked = await sendRequest(
        attempt,
        content,
        (request) => callFunction('requestBooking', request),
        (next) => {
          keepAttempt(store, next);
          setUnanswered(next.unanswered !== undefined);
        },
      );
      forgetRequest(store);
      if (device) keepDetails(device, draft);
      // The form stays busy: it gives way to the confirmation, and nothing may be sent from it in between.
      onBooked(booked);
      return undefined;
    } catch (error) {
      const failed = error as BookingFailure;
      const named = checks.fieldsNamed(failed.details.fields ?? []);
      setWrong(named);
      setFailure(failed);
      if (failed.details.quote) onQuote(failed.details.quote);
      busy.current = false;
      setSending(false);
      return (Object.keys(named) as WrongField[])[0];
    }
  }

  return { draft, change, wrong, failure, unanswered: unanswered && !sending, sending, send };
}
