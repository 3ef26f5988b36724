import styled from '@emotion/styled';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { providers } from '../../firebase/signInWays.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { quietAction } from '../../ui/action.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormFailure } from '../../ui/FormField.tsx';
import { Form, Note, Send } from '../../ui/formLayout.ts';
import { color } from '../../ui/tokens.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { SignInSkeleton } from './SignInSkeleton.tsx';
import { useSignIn, type Failed, type SignIn as Signing } from './useSignIn.ts';

/** Every way to sign in, and what becomes of each. */
export function SignIn() {
  const { t } = useTranslation('login');
  const signing = useSignIn();
  const { stage } = signing;
  if (stage === undefined) return <SignInSkeleton label={t('loading')} />;
  if (stage === 'finishing') return <SignInSkeleton label={t('finishing')} shown />;
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
  if (stage === 'address') {
    return (
      <Part>
        <h2>{t('elsewhere.heading')}</h2>
        <p>{t('elsewhere.text')}</p>
        <EmailForm {...signing} action={t('elsewhere.finish')} />
      </Part>
    );
  }
  return <Ways {...signing} />;
}

function Ways(signing: Signing) {
  const { t } = useTranslation('login');
  const { busy, failed } = signing;
  const known = failed?.otherWay?.ways ?? [];
  // Where it is known how the account is signed in to, no other way leads on.
  const offered = providers.filter((provider) => known.length === 0 || known.includes(provider));
  return (
    <Part>
      <Failure failed={failed} />
      {offered.length > 0 && (
        <>
          <Buttons>
            {offered.map((provider) => (
              <Provider
                key={provider}
                type="button"
                onClick={() => void signing.withProvider(provider)}
                aria-busy={busy === provider || undefined}
                aria-disabled={busy !== undefined || undefined}
              >
                <ProviderMark provider={provider} />
                {t(provider)}
              </Provider>
            ))}
          </Buttons>
          <Or>
            <span>{t('or')}</span>
          </Or>
        </>
      )}
      <EmailForm {...signing} action={t('send')} note={t('linkHint')} />
    </Part>
  );
}

function EmailForm({ action, note, ...signing }: Signing & { action: string; note?: string }) {
  const { t } = useTranslation(['login', 'signIn']);
  const form = useRef<HTMLFormElement>(null);
  const { failed, busy } = signing;
  const problem = failed?.problem.startsWith('address-') && failed.problem !== 'address-taken' && failed.problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    void signing.withEmail(form.current?.querySelector('input') ?? null);
  }

  return (
    // Should it be sent without its script, the address must not stand in the page's own.
    <Form ref={form} method="post" noValidate onSubmit={submit}>
      <EmailField
        label={t('email')}
        value={signing.email}
        problem={problem ? t(`problem.${problem}`, { ns: 'signIn' }) : undefined}
        onText={signing.setEmail}
      />
      {note === undefined && !problem && <Failure failed={failed} />}
      <div>
        <Send type="submit" aria-disabled={busy !== undefined || undefined} aria-busy={busy === 'email' || undefined}>
          {busy === 'email' ? t('sending') : action}
        </Send>
        {note && <Note>{note}</Note>}
      </div>
    </Form>
  );
}

function LinkSent(signing: Signing) {
  const { t } = useTranslation('login');
  const heading = useRef<HTMLHeadingElement>(null);
  const { email, failed, busy, sendings } = signing;
  // What was pressed is gone: the keyboard and the screen reader go on where it is said what to do now.
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
      <Line>
        <Again
          type="button"
          onClick={() => void signing.withEmail(null)}
          aria-disabled={busy !== undefined || undefined}
        >
          {busy ? t('sending') : t('sent.again')}
        </Again>
        <Plain type="button" onClick={signing.startOver}>
          {t('sent.other')}
        </Plain>
      </Line>
    </Part>
  );
}

/** What went wrong, unless it is said at the field that it is about. */
function Failure({ failed }: { failed: Failed | undefined }) {
  const { t } = useTranslation(['login', 'signIn']);
  const { list } = useFormat();
  return <FormFailure role="alert">{words()}</FormFailure>;

  function words() {
    const { problem, otherWay } = failed ?? {};
    if (!problem || (problem.startsWith('address-') && problem !== 'address-taken')) return null;
    if (!otherWay) return <p>{t(`problem.${problem}`, { ns: 'signIn' })}</p>;
    const { email, tried, ways } = otherWay;
    const names = ways.map((way) => (way === 'email' ? t('otherWay.link') : nameOf[way]));
    return (
      <p>
        {ways.length > 0
          ? t('otherWay.known', { email, ways: list(names), house: nameOf[tried] })
          : t('otherWay.unknown', { email, house: nameOf[tried] })}
      </p>
    );
  }
}

/** As they call themselves, in every language. */
const nameOf = { apple: 'Apple', google: 'Google', facebook: 'Facebook' } as const;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  & > h2 {
    font-size: 32px;
  }
  & > h2:focus {
    outline: none;
  }
  & > p[role='status']:empty,
  & > [role='alert']:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: 12px;
`;

const Provider = styled.button`
  ${quietAction}
  justify-content: start;
  gap: 16px;
  width: 100%;
  padding-inline: 20px;
  border-color: ${color.edge};
  background: #ffffff;
  text-align: left;
  & > svg {
    flex: none;
  }
  &[aria-busy] {
    cursor: progress;
    background: ${color.stone};
  }
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${color.soft};
  font-size: 16px;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
`;

const Again = styled.button`
  ${quietAction}
`;

const Plain = styled.button`
  min-height: 44px;
  padding: 8px 0;
  border: 0;
  background: none;
  color: ${color.sea};
  font-weight: 600;
  text-decoration: underline 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Quiet = styled(PageLink)`
  ${quietAction}
`;
