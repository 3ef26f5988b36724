import { pathTo } from 'functions/domain/sitePaths';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { guestStore } from '../../firebase/guestStore.ts';
import { readLinkAddress } from '../../firebase/linkAddress.ts';
import { readRedirect } from '../../firebase/redirectMark.ts';
import { SignInFailure, type OtherWay, type SignInProblem } from '../../firebase/SignInFailure.ts';
import type { Provider, SignInWay } from '../../firebase/signInWays.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { backTo } from './backTo.ts';

/**
 * Where signing in stands. It begins unknown, as in the prerendered page:
 * - `form`: every way is offered;
 * - `sent`: a link is on its way to the guest's inbox;
 * - `address`: the page was opened by a link that was asked for on another device, and asks for its address;
 * - `finishing`: a link or a way back from another house is being followed;
 * - `stuck`: a link did not work, and somebody is signed in already.
 */
export type Stage = 'form' | 'sent' | 'address' | 'finishing' | 'stuck';

export interface Failed {
  problem: SignInProblem | 'address-missing' | 'unexpected';
  otherWay?: OtherWay | undefined;
}

export interface SignIn {
  stage: Stage | undefined;
  /** The way that is being gone just now. */
  busy: SignInWay | undefined;
  failed: Failed | undefined;
  email: string;
  setEmail: (email: string) => void;
  /** How often a link has been sent from this page. */
  sendings: number;
  withProvider: (provider: Provider) => Promise<void>;
  /** Sends a link, or finishes with the one that the page was opened by. */
  withEmail: (input: HTMLInputElement | null) => Promise<void>;
  /** From `sent` back to the form. */
  startOver: () => void;
}

/** A part of Firebase that comes late; without a network it does not come at all. */
async function late<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (error) {
    throw new SignInFailure('offline', error);
  }
}

const loadEmailLink = () => late(import('../../firebase/emailLink.ts'));
const loadProviders = () => late(import('../../firebase/signInWithProvider.ts'));

/** After these the link that opened the page is as good as before. */
const mayFinishYet: readonly Failed['problem'][] = ['address-other', 'address-wrong', 'offline', 'too-many'];

function failedBy(error: unknown): Failed {
  if (error instanceof SignInFailure) return { problem: error.problem, otherWay: error.otherWay };
  // Nothing that a guest could mend: it belongs where a developer looks.
  reportError(error);
  return { problem: 'unexpected' };
}

/** All that the sign-in page does. Firebase comes with the first press, or with the link that opened the page. */
export function useSignIn(): SignIn {
  const language = useLanguage();
  const { search } = useLocation();
  const guest = useSyncExternalStore(guestStore.watch, guestStore.read, () => undefined);
  const [stage, setStage] = useState<Stage>();
  const [busy, setBusy] = useState<SignInWay>();
  const [failed, setFailed] = useState<Failed>();
  const [email, setEmail] = useState('');
  const [sendings, setSendings] = useState(0);
  const begun = useRef(false);
  const working = useRef(false);

  /** @returns what went wrong, `undefined` when it worked */
  async function attempt(way: SignInWay, work: () => Promise<void>): Promise<Failed | undefined> {
    working.current = true;
    setBusy(way);
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

  /** What opened the page decides how it begins. */
  async function begin(): Promise<void> {
    const params = new URLSearchParams(search);
    const provider = readRedirect();
    if (params.get('mode') === 'signIn' && params.has('oobCode')) {
      const address = readLinkAddress();
      if (address) await finish(address);
      else setStage('address');
    } else if (provider) {
      setStage('finishing');
      await attempt(provider, async () => (await loadProviders()).finishRedirect());
      setStage('form');
    } else setStage('form');
  }

  async function finish(address: string): Promise<void> {
    setStage('finishing');
    const failure = await attempt('email', async () => (await loadEmailLink()).finishLink(address, location.href));
    if (!failure) return leave();
    setEmail(address);
    if (mayFinishYet.includes(failure.problem)) setStage('address');
    else setStage(guestStore.read() ? 'stuck' : 'form');
  }

  async function send(address: string): Promise<void> {
    const path = `${pathTo('login', language)}?${new URLSearchParams({ back: backTo(search, language) })}`;
    const failure = await attempt('email', async () => (await loadEmailLink()).sendLink(address, path, language));
    if (failure) return;
    setSendings((sent) => sent + 1);
    setStage('sent');
  }

  async function leave(): Promise<void> {
    setStage('finishing');
    try {
      const { linkPending } = await import('../../firebase/pendingLink.ts');
      await linkPending();
    } catch (error) {
      // The guest is signed in, and that is what the page is for.
      reportError(error);
    }
    // A document of its own again: whatever came from Google stays behind.
    location.replace(backTo(search, language));
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  // Signed in here or, with a link, in another tab.
  const signedIn = guest && !busy && (stage === 'form' || stage === 'sent');
  useEffect(() => {
    if (signedIn) void leave();
  });

  async function withProvider(provider: Provider): Promise<void> {
    if (working.current) return;
    await attempt(provider, async () => (await loadProviders()).signInWithProvider(provider, language));
  }

  async function withEmail(input: HTMLInputElement | null): Promise<void> {
    if (working.current) return;
    const address = email.trim();
    if (address === '' || input?.validity.typeMismatch) {
      setFailed({ problem: address === '' ? 'address-missing' : 'address-wrong' });
      input?.focus();
      return;
    }
    await (stage === 'address' ? finish(address) : send(address));
  }

  function startOver(): void {
    setFailed(undefined);
    setStage('form');
  }

  return { stage, busy, failed, email, setEmail, sendings, withProvider, withEmail, startOver };
}
