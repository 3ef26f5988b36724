import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { AccountData } from '../features/account/AccountData.tsx';
import { HostHelp } from '../features/shell/HostHelp.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { Column } from '../ui/layout.ts';
import { property } from '../villa/property.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'myBookings') };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.myBookings?.title);

export const shouldRevalidate = keepDataOfPage;

export default function MyBookings() {
  const { t } = useTranslation('myBookings');
  return (
    <>
      <HostHelp heading={t('heading')} lead={t('lead', { host: property.host })} write={t('write')} />
      <Column>
        <AccountData />
      </Column>
    </>
  );
}
