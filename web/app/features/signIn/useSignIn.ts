import type { Provider } from 'functions/contract/signInProviders';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readHint, watchHint } from '../../firebase/session/signedInHint.ts';
import { SignInFailure, type OtherWay, type SignInProblem } from '../../firebase/session/SignInFailure.ts';
import { readRedirect, type SignInMethod } from '../../firebase/session/signInMethods.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { readText } from '../../storage/browserStorage.ts';
import { backTo, emailToFillIn, isSignInLink } from './backTo.ts';

/**
 * The stage of signing in; `undefined` at first, as in the prerendered page:
 * - `form`: every method is offered;
 * - `sent`: a link was mailed;
 * - `email`: the link was requested on another device, so the page asks for the email it was sent to;
 * - `finishing`: signing in with a link or after returning from a provider;
 * - `stuck`: a link did not work, and someone is already signed in.
 */
type Stage = 'form' | 'sent' | 'email' | 'finishing' | 'stuck';

export interface Failed {
  problem: SignInProblem | 'email-missing' | 'unexpected';
  otherWay?: OtherWay | undefined;
}

export type SignIn = ReturnType<typeof useSignIn>;

/** Loads a part of Firebase on demand, which fails offline. */
async function loadLazily<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (error) {
    throw new SignInFailure('offline', error);
  }
}

const loadEmailLink = () => loadLazily(import('../../firebase/session/emailLink.ts'));
const loadProviders = () => loadLazily(import('../../firebase/session/signInWithProvider.ts'));

/** Problems after which the link can still be used. */
const mayFinishYet: readonly Failed['problem'][] = [
  'email-other',
  'email-wrong',
  'offline',
  'too-many',
  'storage-blocked',
];

function failedBy(error: unknown): Failed {
  if (error instanceof SignInFailure) return { problem: error.problem, otherWay: error.otherWay };
  // The guest cannot fix this, so it is reported to the developers.
  reportError(error);
  return { problem: 'unexpected' };
}

/**
 * Whether the link in the URL is being used. If it signs in a different guest, that counts as a sign-out and remounts
 * the form. The new form must not ask for the email then.
 */
let usesLink = false;

/** The state and actions of the sign-in page. Loads Firebase on the first press, or if a link opened the page. */
export function useSignIn() {
  const language = useLanguage();
  const { search, hash } = useLocation();
  // Defined after a sign-in here or in another tab. The hint is enough, because Firebase is loaded at the first press.
  const hint = useSyncExternalStore(watchHint, readHint, () => undefined);
  const [stage, setStage] = useState<Stage>();
  /** The sign-in method in use. */
  const [busy, setBusy] = useState<SignInMethod>();
  const [failed, setFailed] = useState<Failed>();
  const [email, setEmail] = useState('');
  /** How often this page has sent a link. */
  const [sendings, setSendings] = useState(0);
  const begun = useRef(false);
  const working = useRef(false);

  /** @returns the failure, or `undefined` on success */
  async function attempt(method: SignInMethod, work: () => Promise<void>): Promise<Failed | undefined> {
    working.current = true;
    setBusy(method);
    setFailed(undefined);
    try {
      await work();
      return undefined;
    } catch (error) {
      const failure = failedBy(error);
      setFailed(failure);
      if (failure.otherWay) setEmail(failure.otherWay.email);
      return failure;
    } finally {
      working.current = false;
      setBusy(undefined);
    }
  }

  /** Sets the first stage from the URL and a pending redirect. */
  async function begin(): Promise<void> {
    const params = new URLSearchParams(search);
    const provider = readRedirect();
    if (isSignInLink(params)) {
      if (usesLink) return setStage('finishing');
      // In another browser, the link may be for the guest who is signed in there.
      const entered = readText('linkEmail') ?? readHint()?.email;
      if (entered) await finish(entered);
      else setStage('email');
    } else if (provider) {
      setStage('finishing');
      await attempt(provider, async () => (await loadProviders()).finishRedirect());
      setStage('form');
    } else {
      setEmail(emailToFillIn(hash));
      setStage('form');
    }
  }

  async function finish(entered: string): Promise<void> {
    setStage('finishing');
    usesLink = true;
    // Read first, because a sign-in as another guest removes it.
    const back = readText('linkBack');
    const failure = await attempt('email', async () => (await loadEmailLink()).finishLink(entered, location.href));
    if (!failure) return leave(back ? `?${new URLSearchParams({ back })}` : search);
    usesLink = false;
    setEmail(entered);
    if (mayFinishYet.includes(failure.problem)) setStage('email');
    else setStage(readHint() ? 'stuck' : 'form');
  }

  async function send(entered: string): Promise<void> {
    const back = backTo(search, language);
    const failure = await attempt('email', async () => (await loadEmailLink()).sendLink(entered, back, language));
    if (failure) return;
    setSendings((sent) => sent + 1);
    setStage('sent');
  }

  /** @param query contains `back`, the page to go to */
  async function leave(query = search): Promise<void> {
    setStage('finishing');
    try {
      const { linkPending } = await import('../../firebase/session/pendingLink.ts');
      await linkPending();
    } catch (error) {
      // The guest is signed in, which is what matters here.
      reportError(error);
    }
    // Loads a new document, so that Google's script is gone.
    location.replace(backTo(query, language));
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  const signedIn = hint && !busy && (stage === 'form' || stage === 'sent');
  useEffect(() => {
    if (signedIn) void leave();
  });

  async function withProvider(provider: Provider): Promise<void> {
    if (working.current) return;
    await attempt(provider, async () => (await loadProviders()).signInWithProvider(provider, language));
  }

  /** Sends a link, or finishes signing in with the link that opened the page. */
  async function withEmail(input: HTMLInputElement | null): Promise<void> {
    if (working.current) return;
    const entered = email.trim();
    if (entered === '' || input?.validity.typeMismatch) {
      setFailed({ problem: entered === '' ? 'email-missing' : 'email-wrong' });
      input?.focus();
      return;
    }
    await (stage === 'email' ? finish(entered) : send(entered));
  }

  function startOver(): void {
    setFailed(undefined);
    setStage('form');
  }

  return { stage, busy, failed, email, setEmail, sendings, withProvider, withEmail, startOver };
}
