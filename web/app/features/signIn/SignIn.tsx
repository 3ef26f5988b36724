import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { providers } from 'functions/contract/signInProviders';
import type { OtherWay } from '../../firebase/session/SignInFailure.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { ButtonRow } from '../../ui/layout/layout.ts';
import { LoadingBlocks } from '../../ui/loading/LoadingBlocks.tsx';
import { AppTheme } from '../../ui/theme/AppTheme.tsx';
import { secondaryButton } from '../../ui/theme/primaryButton.ts';
import { EmailField } from '../../form/EmailField.tsx';
import { Form, Note } from '../../form/formLayout.ts';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { color } from '../../ui/theme/tokens.ts';
import { ProviderLogo } from './ProviderLogo.tsx';
import { useSignIn, type Failed, type SignIn as Signing } from './useSignIn.ts';

/** The sign-in form: providers, email link, and the result of each. */
export function SignIn() {
  const signing = useSignIn();
  return (
    <AppTheme>
      <Stage {...signing} />
    </AppTheme>
  );
}

/** Heights in pixels: the providers' buttons and the form for an email. */
const heights = [54, 54, 54, 24, 54, 54];

function Stage(signing: Signing) {
  const { t } = useTranslation('login');
  const { stage } = signing;
  if (stage === undefined) return <LoadingBlocks label={t('loading')} heights={heights} />;
  if (stage === 'finishing') return <LoadingBlocks label={t('finishing')} heights={heights} showsLabel />;
  if (stage === 'sent') return <LinkSent {...signing} />;
  if (stage === 'stuck') {
    return (
      <Part>
        <Failure failed={signing.failed} />
        <div>
          <Quiet page="myBookings">{t('nav.myBookings', { ns: 'site' })}</Quiet>
        </div>
      </Part>
    );
  }
  if (stage === 'email') {
    return (
      <Part>
        <h2>{t('elsewhere.heading')}</h2>
        <p>{t('elsewhere.text')}</p>
        <EmailForm {...signing} submit={t('elsewhere.finish')} />
      </Part>
    );
  }
  return <Ways {...signing} />;
}

function Ways(signing: Signing) {
  const { t } = useTranslation('login');
  const { busy, failed } = signing;
  const known = failed?.otherWay?.ways ?? [];
  const inApp = isInAppBrowser(navigator.userAgent);
  // If the providers of the account are known, no other provider can work.
  const offered = providers.filter(
    (provider) => (known.length === 0 || known.includes(provider)) && !(inApp && provider === 'google'),
  );
  const byEmail = <EmailForm {...signing} submit={t('send')} note={t('linkHint')} />;
  const byProvider = offered.length > 0 && (
    <Buttons>
      {offered.map((provider) => (
        <ProviderButton
          key={provider}
          variant="outlined"
          onClick={() => void signing.withProvider(provider)}
          aria-busy={busy === provider || undefined}
          aria-disabled={busy !== undefined || undefined}
        >
          <ProviderLogo provider={provider} />
          {t(provider)}
        </ProviderButton>
      ))}
    </Buttons>
  );
  return (
    <Part>
      <Failure failed={failed} />
      {inApp && <p>{t('inApp')}</p>}
      {inApp ? byEmail : byProvider}
      {offered.length > 0 && <Divider role="presentation">{t('or')}</Divider>}
      {inApp ? byProvider : byEmail}
    </Part>
  );
}

/**
 * Whether the page is open in the browser inside the apps of Instagram or Facebook, where Google refuses to sign
 * anybody in.
 */
function isInAppBrowser(userAgent: string): boolean {
  return /\b(Instagram|FBAN|FBAV|FB_IAB)\b/.test(userAgent);
}

function EmailForm({ submit: submitText, note, ...signing }: Signing & { submit: string; note?: string }) {
  const { t } = useTranslation(['login', 'signIn']);
  const input = useRef<HTMLInputElement>(null);
  const { failed, busy } = signing;
  const error = failed?.problem.startsWith('email-') && failed.problem !== 'email-taken' && failed.problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    void signing.withEmail(input.current);
  }

  return (
    // Without `method`, submitting the form before its script has loaded would put the email into the URL.
    <Form method="post" noValidate onSubmit={submit}>
      <EmailField
        label={t('email')}
        required
        value={signing.email}
        inputRef={input}
        error={Boolean(error)}
        helperText={error && t(`problem.${error}`, { ns: 'signIn' })}
        onChange={({ target }) => signing.setEmail(target.value)}
      />
      {note === undefined && !error && <Failure failed={failed} />}
      <div>
        <SubmitButton busy={busy !== undefined}>{busy === 'email' ? t('sending') : submitText}</SubmitButton>
        {note && <Note>{note}</Note>}
      </div>
    </Form>
  );
}

function LinkSent(signing: Signing) {
  const { t } = useTranslation('login');
  const heading = useRef<HTMLHeadingElement>(null);
  const { email, failed, busy, sendings } = signing;
  // The button that was pressed has disappeared, so the focus moves to the next step.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Part>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.heading')}
      </h2>
      <p>{t('sent.text', { email })}</p>
      <p>{t('sent.spam')}</p>
      <Failure failed={failed} />
      <p role="status">{sendings > 1 && !failed && !busy && t('sent.sentAgain')}</p>
      <ButtonRow>
        <Button
          variant="outlined"
          onClick={() => void signing.withEmail(null)}
          aria-disabled={busy !== undefined || undefined}
        >
          <span>{busy ? t('sending') : t('sent.again')}</span>
        </Button>
        <Button onClick={signing.startOver}>{t('sent.other')}</Button>
      </ButtonRow>
    </Part>
  );
}

/** What went wrong, unless the email field shows it. */
function Failure({ failed }: { failed: Failed | undefined }) {
  const { t } = useTranslation(['login', 'signIn']);
  const { list } = useFormat();
  const { problem, otherWay } = failed ?? {};
  if (!problem || (problem.startsWith('email-') && problem !== 'email-taken')) return null;
  return (
    <Alert severity="error">
      <p>{otherWay ? otherWayText(otherWay) : t(`problem.${problem}`, { ns: 'signIn' })}</p>
    </Alert>
  );

  function otherWayText({ email, tried, ways }: OtherWay) {
    const provider = nameOf[tried];
    if (ways.length === 0) return t('otherWay.unknown', { email, provider });
    const names = ways.map((way) => (way === 'email' ? t('otherWay.link') : nameOf[way]));
    return t('otherWay.known', { email, ways: list(names), provider });
  }
}

/** Names of the providers, which are the same in every language. */
const nameOf = { apple: 'Apple', google: 'Google', facebook: 'Facebook' } as const;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  & > h2 {
    font-size: 2rem;
  }
  & > h2:focus {
    outline: none;
  }
  & > p[role='status']:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: 12px;
`;

const ProviderButton = styled(Button)`
  justify-content: start;
  gap: 16px;
  padding-inline: 20px;
  border-color: ${color.border};
  background: ${color.surface};
  text-align: left;
  & > svg {
    flex: none;
  }
`;

const Quiet = styled(PageLink)`
  ${secondaryButton}
`;
