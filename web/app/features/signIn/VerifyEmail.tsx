import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Guest } from '../../firebase/session/useGuest.ts';
import { SignInFailure, type SignInProblem } from '../../firebase/session/SignInFailure.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { EmailField } from '../../form/EmailField.tsx';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { color, radius } from '../../ui/theme/tokens.ts';

/**
 * Explains to guests whose email is unverified, hidden or missing why they may not see all their bookings, and mails
 * them a link that signs in to the account of that email. Renders nothing for other guests. When the guest opens the
 * link in this browser, the session changes, and the page with it.
 */
export function VerifyEmail({ guest }: { guest: Guest }) {
  const what = emailProblem(guest);
  if (!what) return null;
  return (
    <AppTheme>
      <Proof key={guest.uid} what={what} email={guest.email ?? ''} />
    </AppTheme>
  );
}

function Proof({ what, email }: { what: 'unverified' | 'hidden' | 'none'; email: string }) {
  const { t } = useTranslation('signIn');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<SignInProblem | 'email-missing' | 'unexpected'>();
  const [busy, setBusy] = useState(false);
  const asksForEmail = what !== 'unverified';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const input = field.current;
    const entered = asksForEmail ? typed.trim() : email;
    if (entered === '' || input?.validity.typeMismatch) {
      setProblem(entered === '' ? 'email-missing' : 'email-wrong');
      input?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    setSentTo(undefined);
    try {
      const { sendLink } = await loadPart(import('../../firebase/session/emailLink.ts'));
      await sendLink(entered, pathname + search, language);
      setSentTo(entered);
    } catch (error) {
      if (!(error instanceof SignInFailure)) reportError(error);
      setProblem(error instanceof SignInFailure ? error.problem : 'unexpected');
    } finally {
      setBusy(false);
    }
  }

  const atField = problem === 'email-missing' || problem === 'email-wrong';
  return (
    <Box method="post" noValidate onSubmit={(event) => void submit(event)} aria-labelledby="prove-email">
      <h2 id="prove-email">{t('prove.heading')}</h2>
      <p>{t(`prove.${what}`, { email })}</p>
      {asksForEmail && (
        <EmailField
          label={t('prove.email')}
          required
          value={typed}
          inputRef={field}
          error={atField}
          helperText={atField && t(`problem.${problem}`)}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {problem && !(atField && asksForEmail) && (
        <Alert severity="error">
          <p>{t(`problem.${problem}`)}</p>
        </Alert>
      )}
      <div>
        <Ask type="submit" variant="outlined" aria-disabled={busy || undefined} aria-busy={busy || undefined}>
          <span>{t(busy ? 'prove.sending' : 'prove.ask')}</span>
        </Ask>
      </div>
      <p role="status">{sentTo !== undefined && t('prove.sent', { email: sentTo })}</p>
    </Box>
  );
}

const Box = styled.form`
  display: grid;
  gap: 16px;
  max-width: 640px;
  margin-block: 12px 40px;
  padding: 24px;
  border-radius: ${radius.large};
  background: ${color.panel};
  & > h2 {
    font-size: 1.625rem;
  }
  & > p[role='status']:empty {
    display: none;
  }
  & > p[role='status'] {
    font-weight: 600;
    color: ${color.success};
  }
`;

const Ask = styled(Button)`
  &:hover {
    background: ${color.background};
  }
`;

/** Apple's relay for guests who hide their email. Guests do not type such an address into a form. */
const hidden = /@privaterelay\.appleid\.com$/i;

/** Why a guest may not see all their bookings; `undefined` if their email is verified and not a relay address. */
export function emailProblem({ email, emailVerified }: Guest): 'none' | 'unverified' | 'hidden' | undefined {
  if (!email) return 'none';
  if (!emailVerified) return 'unverified';
  return hidden.test(email) ? 'hidden' : undefined;
}
