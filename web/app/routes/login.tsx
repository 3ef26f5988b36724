import styled from '@emotion/styled';
import { Trans, useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { SignIn } from '../features/signIn/SignIn.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useInputRemovals } from '../storage/guestInput.ts';
import { Column } from '../ui/layout/layout.ts';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { color, from } from '../ui/theme/tokens.ts';
import { guardedClientLoader, middleware } from './middleware.ts';
import { pageMeta } from './pageHead.ts';

export const clientMiddleware = middleware('signed-out');

export function loader({ url }: LoaderFunctionArgs) {
  return { messages: readMessages(url, 'login', 'signIn', 'format') };
}

export const clientLoader = guardedClientLoader;

export const meta = pageMeta('login');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Login() {
  const { t } = useTranslation('login');
  const forgotten = useInputRemovals();
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <TwoColumns>
        <SignIn key={forgotten} />
        <Why>
          <h2>{t('why.heading')}</h2>
          <ul role="list">
            {(['bookings', 'earlier', 'cancel', 'data'] as const).map((what) => (
              <li key={what}>{t(`why.${what}`)}</li>
            ))}
          </ul>
          <p>
            <Trans t={t} i18nKey="learn" components={{ policy: <PageLink page="privacyPolicy" /> }} />
          </p>
        </Why>
      </TwoColumns>
    </Column>
  );
}

/** The sign-in form. Its benefits are beside it, or below it on a phone. */
const TwoColumns = styled.div`
  display: grid;
  gap: 56px;
  padding-block: 24px 96px;
  /* Reserves the height of the loaded form, so that nothing below moves. */
  & > :first-of-type {
    min-height: 480px;
  }
  ${from.desk} {
    grid-template-columns: minmax(0, 460px) minmax(0, 420px);
    justify-content: space-between;
    align-items: start;
  }
`;

const Why = styled.section`
  & > h2 {
    font-size: 1.625rem;
  }
  & > ul {
    margin-top: 12px;
  }
  & li {
    padding-block: 14px;
    border-top: 1px solid ${color.divider};
  }
  & > p {
    padding-top: 16px;
    border-top: 1px solid ${color.divider};
    font-size: 1rem;
    color: ${color.textSecondary};
  }
`;
