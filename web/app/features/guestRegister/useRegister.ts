import type { RegisterResponse } from 'functions/contract/callables';
import { registerFields, type RegisterField } from 'functions/contract/guestRegister';
import { todayIn } from 'functions/domain/isoDate';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callFunction } from '../../firebase/calls/callFunction.ts';
import { toBookingFailure, type BookingFailure } from '../../firebase/calls/BookingFailure.ts';
import type { FieldErrors } from '../../form/FieldErrors.ts';
import { timeZone } from '../../villa/property.ts';
import { readRegisterPerson, type SentPerson } from './readRegisterPerson.ts';
import {
  newDraft,
  readDraft,
  removeDraft,
  saveDraft,
  type RegisterDraft,
  type RegisterTexts,
} from './RegisterDraft.ts';

/** What relatives usually share, and the next form therefore starts with. Never from the server, which returns names only. */
const shared = ['lastName', 'citizenship', 'residenceCountry', 'residenceCity'] as const;

/**
 * The guests' register of a booking, and the person who is being typed.
 * @param linkKey from the link in a mail; without it, the booking must be the signed-in guest's own
 */
export function useRegister(number: string, linkKey: string | undefined) {
  const booking = { number, ...(linkKey !== undefined && { key: linkKey }) };
  const [register, setRegister] = useState<RegisterResponse>();
  const [draft, setDraft] = useState(() => readDraft(number));
  const [errors, setErrors] = useState<FieldErrors<RegisterField>>({});
  const [failure, setFailure] = useState<BookingFailure>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  /** Name of the person who was sent last. */
  const [sent, setSent] = useState<string>();
  // State would be too late for a second press before the next render.
  const sending = useRef(false);

  useEffect(() => {
    let current = true;
    callFunction('openRegister', { number, ...(linkKey !== undefined && { key: linkKey }) }).then(
      (response) => {
        if (!current) return;
        setRegister(response);
        setDraft((typed) => (typed && isToSend(typed, response) ? typed : nextDraft(response, undefined)));
      },
      (error: unknown) => current && setFailure(toBookingFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [number, linkKey, attempt]);

  function change(changes: Partial<RegisterTexts>) {
    if (!draft) return;
    const typed = { ...draft, texts: { ...draft.texts, ...changes } };
    setDraft(typed);
    saveDraft(number, typed);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changes))));
  }

  function enterAnew(person: { id: string }) {
    setDraft(newDraft({}, person.id));
    setErrors({});
    setFailure(undefined);
  }

  async function send(): Promise<RegisterField | undefined> {
    if (!draft || !register || sending.current) return undefined;
    setFailure(undefined);
    const read = readRegisterPerson(draft.texts, todayIn(timeZone), register.checkOut);
    const found = 'errors' in read ? read.errors : {};
    // Synchronous, so that the field has its message when it gets the focus.
    flushSync(() => setErrors(found));
    if ('errors' in read) return registerFields.find((field) => found[field]);
    sending.current = true;
    setBusy(true);
    try {
      const response = await sendOrReplace(booking, draft, read.person);
      removeDraft();
      setRegister(response);
      setSent(`${read.person.firstName} ${read.person.lastName}`);
      setDraft(nextDraft(response, draft.texts));
      return undefined;
    } catch (error) {
      const failed = toBookingFailure(error);
      const wrong = (failed.details.fields ?? []).map((path) => path.replace('person.', '') as RegisterField);
      flushSync(() => {
        setErrors(Object.fromEntries(wrong.map((field) => [field, 'wrong'])));
        setFailure(failed);
      });
      // Somebody else of the party may have sent the last person.
      if (failed.code === 'guests-exceeded') setAttempt((count) => count + 1);
      return wrong[0];
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const retry = () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  return { register, draft, errors, failure, busy, sent, change, enterAnew, send, retry };
}

/** Whether a draft is still to be sent: its earlier attempt did not arrive, and there is room for it. */
function isToSend({ requestId, replaces }: RegisterDraft, { persons, guests }: RegisterResponse): boolean {
  if (persons.some(({ id }) => id === requestId)) return false;
  return persons.length < guests || persons.some(({ id }) => id === replaces);
}

/** The form of the next person; `undefined` if all guests are sent. */
function nextDraft(
  { persons, guests, contact }: RegisterResponse,
  before: RegisterTexts | undefined,
): RegisterDraft | undefined {
  if (persons.length >= guests) return undefined;
  if (persons.length === 0) return newDraft(contact);
  return newDraft(before ? Object.fromEntries(shared.map((field) => [field, before[field]])) : {});
}

/** If the response to an earlier version of this person was lost, replaces that one. */
async function sendOrReplace(
  booking: { number: string; key?: string },
  { requestId, replaces }: RegisterDraft,
  person: SentPerson,
): Promise<RegisterResponse> {
  try {
    return await callFunction('sendPerson', { ...booking, requestId, ...(replaces && { replaces }), person });
  } catch (error) {
    if (toBookingFailure(error).code !== 'request-id-reused') throw error;
    return callFunction('sendPerson', { ...booking, requestId: crypto.randomUUID(), replaces: requestId, person });
  }
}
