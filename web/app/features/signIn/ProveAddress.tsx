import styled from '@emotion/styled';
import { pathTo } from 'functions/domain/sitePaths';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Guest } from '../../firebase/guestStore.ts';
import { SignInFailure, type SignInProblem } from '../../firebase/SignInFailure.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { quietAction } from '../../ui/action.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormFailure } from '../../ui/FormField.tsx';
import { loadPart } from '../../ui/loadPart.ts';
import { color, radius } from '../../ui/tokens.ts';
import { whatToProve } from './whatToProve.ts';

/**
 * Tells guests whose address is not proven, hidden or missing why they may not see all their bookings, and mails them what proves it.
 * Nothing for everybody else. Once it is proven, wherever that was done, the session changes and the page with it.
 */
export function ProveAddress({ guest }: { guest: Guest }) {
  const what = whatToProve(guest);
  const words = useLateWords(what !== undefined, 'signIn');
  return what && words === 'ready' ? <Proof key={guest.uid} what={what} email={guest.email ?? ''} /> : null;
}

function Proof({ what, email }: { what: 'unverified' | 'hidden' | 'none'; email: string }) {
  const { t } = useTranslation('signIn');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem | 'address-missing' | 'unexpected'>();
  const [busy, setBusy] = useState(false);
  const asksForAddress = what !== 'unverified';
  useProofElsewhere(sentTo !== undefined && !asksForAddress);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const input = form.current?.querySelector('input');
    const address = asksForAddress ? typed.trim() : email;
    if (address === '' || input?.validity.typeMismatch) {
      setProblem(address === '' ? 'address-missing' : 'address-wrong');
      input?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    setSentTo(undefined);
    try {
      const { sendLink, sendProof, proofMark } = await loadPart(import('../../firebase/emailLink.ts'));
      const here = pathname + search;
      const query = new URLSearchParams({ back: here, [proofMark]: '' });
      if (asksForAddress) await sendLink(address, `${pathTo('login', language)}?${query}`, language);
      else await sendProof(here, language);
      setSentTo(address);
    } catch (error) {
      if (!(error instanceof SignInFailure)) reportError(error);
      setProblem(error instanceof SignInFailure ? error.problem : 'unexpected');
    } finally {
      setBusy(false);
    }
  }

  const atField = problem === 'address-missing' || problem === 'address-wrong';
  return (
    <Box ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} aria-labelledby="prove-address">
      <h2 id="prove-address">{t('prove.heading')}</h2>
      <p>{t(`prove.${what}`, { email })}</p>
      {asksForAddress && (
        <EmailField
          label={t('prove.email')}
          value={typed}
          problem={atField ? t(`problem.${problem}`) : undefined}
          onText={setTyped}
        />
      )}
      <FormFailure role="alert">
        {problem && !(atField && asksForAddress) && <p>{t(`problem.${problem}`)}</p>}
      </FormFailure>
      <div>
        <Ask type="submit" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
          {t(busy ? 'prove.sending' : 'prove.ask')}
        </Ask>
      </div>
      <p role="status">{sentTo !== undefined && t('prove.sent', { email: sentTo })}</p>
    </Box>
  );
}

/** Whoever comes back to the page from their inbox finds it up to date. */
function useProofElsewhere(awaited: boolean): void {
  useEffect(() => {
    if (!awaited) return;
    const look = () => {
      if (document.visibilityState === 'visible') {
        void import('../../firebase/emailLink.ts').then(({ lookForProof }) => lookForProof());
      }
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [awaited]);
}

const Box = styled.form`
  display: grid;
  gap: 16px;
  max-width: 640px;
  margin-block: 12px 40px;
  padding: 24px;
  border-radius: ${radius.large};
  background: ${color.stone};
  & > h2 {
    font-size: 26px;
  }
  & > p[role='status']:empty {
    display: none;
  }
  & > p[role='status'] {
    font-weight: 600;
    color: ${color.good};
  }
`;

const Ask = styled.button`
  ${quietAction}
  &:hover {
    background: ${color.paper};
  }
`;
