import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { SignIn } from '../features/signIn/SignIn.tsx';
import { LinkedText } from '../i18n/LinkedText.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { Column } from '../ui/layout.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { color, from } from '../ui/tokens.ts';
import { dataBehindGuards } from './dataBehindGuards.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { middleware } from './middleware.ts';
import { pageHead } from './pageHead.ts';

export const clientMiddleware = middleware('signed-out');

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'login', { signIn: ['problem.*'] }) };
}

export const clientLoader = dataBehindGuards;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageHead(loaderData?.words.resources.login?.title);

export const shouldRevalidate = keepDataOfPage;

export default function Login() {
  const { t } = useTranslation('login');
  return (
    <Column>
      <PageTitle heading={t('heading')} lead={t('lead')} />
      <Halves>
        <SignIn />
        <Why>
          <h2>{t('why.heading')}</h2>
          <ul>
            {(['bookings', 'earlier', 'cancel', 'data'] as const).map((what) => (
              <li key={what}>{t(`why.${what}`)}</li>
            ))}
          </ul>
          <p>
            <LinkedText text={t('learn')} link={(words) => <PageLink page="privacyPolicy">{words}</PageLink>} />
          </p>
        </Why>
      </Halves>
    </Column>
  );
}

/** The ways to sign in; beside them, on a phone below, what that is good for. */
const Halves = styled.div`
  display: grid;
  gap: 56px;
  padding-block: 24px 96px;
  /* So that nothing below moves when what is being waited for comes. */
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
    font-size: 26px;
  }
  & > ul {
    margin-top: 12px;
  }
  & li {
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  & > p {
    padding-top: 16px;
    border-top: 1px solid ${color.line};
    font-size: 16px;
    color: ${color.soft};
  }
`;
