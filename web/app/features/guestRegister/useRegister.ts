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

/** Fields that relatives usually share. The next form starts with them, as typed here: the server returns only names. */
const shared = ['lastName', 'citizenship', 'residenceCountry', 'residenceCity'] as const;

/**
 * The guests' register of a booking, and the form of the person whom the guest is entering.
 * @param linkKey from the link in a mail; without it, the booking must be the signed-in guest's own
 */
export function useRegister(number: string, linkKey: string | undefined) {
  const booking = { number, ...(linkKey !== undefined && { key: linkKey }) };
  const [register, setRegister] = useState<RegisterResponse>();
  /** The form shows the last draft. The earlier ones are unfinished, and are shown again once the last one is sent. */
  const [drafts, setDrafts] = useState(() => readDrafts(number));
  const draft = drafts.at(-1);
  const [errors, setErrors] = useState<FieldErrors<RegisterField>>({});
  const [failure, setFailure] = useState<BookingFailure>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  /** Name of the person who was sent last. */
  const [sent, setSent] = useState<string>();
  // A ref, because state would not yet stop a second press before the next render.
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

  /** Leaves the person who is being entered again as they were sent. */
  function leave() {
    if (!register || sending.current) return;
    const left = drafts.slice(0, -1);
    saveDrafts(number, left);
    setDrafts(withNext(left, register, undefined));
    setErrors({});
    setFailure(undefined);
  }

  async function send(): Promise<RegisterField | undefined> {
    if (!draft || !register || sending.current) return undefined;
    setFailure(undefined);
    const read = readRegisterPerson(draft.texts, todayIn(timeZone), register.checkOut);
    const found = 'errors' in read ? read.errors : {};
    // Renders at once, so that the field has its message when it gets the focus.
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
      // Another guest of the party may have sent the last person.
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
  return { register, draft, errors, failure, busy, sent, change, enterAnew, leave, send, retry };
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

/** Whether a draft is still to be sent: the server does not have it yet, and there is room for it. */
function isToSend({ requestId, replaces }: RegisterDraft, { persons, guests }: RegisterResponse): boolean {
  if (persons.some(({ id }) => id === requestId)) return false;
  return persons.length < guests || persons.some(({ id }) => id === replaces);
}

/** An empty form for the next person; none once all guests are sent. */
function nextDraft({ persons, guests, contact }: RegisterResponse, before: RegisterTexts | undefined): RegisterDraft[] {
  if (persons.length >= guests) return [];
  if (persons.length === 0) return [newDraft(contact)];
  return [newDraft(before ? Object.fromEntries(shared.map((field) => [field, before[field]])) : {})];
}

/** Sends the person. If the server has an earlier version of them, because its response was lost, replaces that version. */
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
