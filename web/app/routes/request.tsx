import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { useApartmentWords } from '../features/apartments/useApartmentWords.ts';
import { HostHelp } from '../features/shell/HostHelp.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { property } from '../villa/property.ts';
import { readApartment } from '../villa/apartments.server.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url, params }: LoaderFunctionArgs) {
  return { words: readWords(url, 'myBookings', 'villa'), apartment: readApartment(params['slug']!) };
}

export const meta: MetaFunction<typeof loader> = () => pageHead(undefined);

/** The request form of `features/request` stands here. */
export default function Request() {
  const { t } = useTranslation('myBookings');
  const { apartment } = useLoaderData<typeof loader>();
  const { name } = useApartmentWords()(apartment.slug);
  return <HostHelp heading={name} lead={t('lead', { host: property.host })} write={t('write')} subject={name} />;
}
