import { useTranslation } from 'react-i18next';
import { useParams, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HostHelp } from '../features/shell/HostHelp.tsx';
import { fetchWords } from '../i18n/fetchWords.ts';
import { property } from '../villa/property.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { middleware } from './middleware.ts';
import { pageHead } from './pageHead.ts';

export const clientMiddleware = middleware('booking-number');

/** Bookings have addresses that no build knows, so this page gets its words in the browser. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return { words: await fetchWords(url, 'myBookings') };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.myBookings?.bookingTitle);

export const shouldRevalidate = keepDataOfPage;

export default function MyBooking() {
  const { t } = useTranslation('myBookings');
  const number = useParams()['slug']!;
  return (
    <HostHelp
      heading={t('bookingHeading', { number })}
      lead={t('lead', { host: property.host })}
      write={t('write')}
      subject={t('bookingHeading', { number })}
    />
  );
}
