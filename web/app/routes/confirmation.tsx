import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { HostHelp } from '../features/shell/HostHelp.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { property } from '../villa/property.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'myBookings') };
}

export const meta: MetaFunction<typeof loader> = () => pageHead(undefined);

/** The confirmation of `features/confirmation` stands here. */
export default function Confirmation() {
  const { t } = useTranslation('myBookings');
  return <HostHelp heading={t('heading')} lead={t('lead', { host: property.host })} write={t('write')} />;
}
