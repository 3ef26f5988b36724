import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { HostHelp } from '../features/shell/HostHelp.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { dataBehindGuards } from './dataBehindGuards.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { middleware } from './middleware.ts';
import { pageHead } from './pageHead.ts';

export const clientMiddleware = middleware('signed-out');

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'login', 'myBookings') };
}

export const clientLoader = dataBehindGuards;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageHead(loaderData?.words.resources.login?.title);

export const shouldRevalidate = keepDataOfPage;

export default function Login() {
  const { t } = useTranslation(['login', 'myBookings']);
  return <HostHelp heading={t('heading')} lead={t('lead')} write={t('write', { ns: 'myBookings' })} />;
}
