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
import { newDraft, readDrafts, saveDrafts, type RegisterDraft, type RegisterTexts } from './RegisterDraft.ts';

/** What relatives usually share, and the next form therefore starts with. Never from the server, which returns names only. */
const shared = ['lastName', 'citizenship', 'residenceCountry', 'residenceCity'] as const;

/**
 * The guests' register of a booking, and the person who is being typed.
 * @param linkKey from the link in a mail; without it, the booking must be the signed-in guest's own
 */
export function useRegister(number: string, linkKey: string | undefined) {
  const booking = { number, ...(linkKey !== undefined && { key: linkKey }) };
  const [register, setRegister] = useState<RegisterResponse>();
  /** The last one is shown. Others are half typed, and come back once it is sent. */
  const [drafts, setDrafts] = useState(() => readDrafts(number));
  const draft = drafts.at(-1);
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
        setDrafts((typed) => withNext(typed, response, undefined));
      },
      (error: unknown) => current && setFailure(toBookingFailure(error)),
    );
    return () => {
      current = false;
    };
  }, [number, linkKey, attempt]);

  function change(changes: Partial<RegisterTexts>) {
    if (!draft) return;
    const typed = [...drafts.slice(0, -1), { ...draft, texts: { ...draft.texts, ...changes } }];
    setDrafts(typed);
    saveDrafts(number, typed);
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in changes))));
  }

  function enterAnew(person: { id: string }) {
    const begun = drafts.find(({ replaces }) => replaces === person.id) ?? newDraft({}, person.id);
    setDrafts([...drafts.filter((other) => other !== begun), begun]);
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
      const left = drafts.slice(0, -1);
      saveDrafts(number, left);
      setRegister(response);
      setSent(`${read.person.firstName} ${read.person.lastName}`);
      setDrafts(withNext(left, response, draft.texts));
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

/** The drafts that are still to be sent, or else an empty form for the next person. */
function withNext(
  drafts: readonly RegisterDraft[],
  response: RegisterResponse,
  before: RegisterTexts | undefined,
): RegisterDraft[] {
  const left = drafts.filter((draft) => isToSend(draft, response));
  return left.length > 0 ? left : nextDraft(response, before);
}

/** Whether a draft is still to be sent: its earlier attempt did not arrive, and there is room for it. */
function isToSend({ requestId, replaces }: RegisterDraft, { persons, guests }: RegisterResponse): boolean {
  if (persons.some(({ id }) => id === requestId)) return false;
  return persons.length < guests || persons.some(({ id }) => id === replaces);
}

/** The form of the next person; none if all guests are sent. */
function nextDraft({ persons, guests, contact }: RegisterResponse, before: RegisterTexts | undefined): RegisterDraft[] {
  if (persons.length >= guests) return [];
  if (persons.length === 0) return [newDraft(contact)];
  return [newDraft(before ? Object.fromEntries(shared.map((field) => [field, before[field]])) : {})];
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
