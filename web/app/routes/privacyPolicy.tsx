import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { LegalText } from '../ui/LegalText.tsx';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'legal'), shared: readSharedPicture(url) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.words.resources.legal?.privacy.title,
    loaderData?.words.resources.legal?.privacy.description,
    loaderData?.shared,
  );

export default function PrivacyPolicy() {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const { host, email, address } = property;
  const addressLine = `${address.street}, ${address.zipCode} ${address.city}`;
  return (
    <LegalText
      heading={t('privacy.title')}
      updated={t('updated', { date: format.date(property.textsUpdated) })}
      contents={t('contents')}
      parts={[
        {
          id: 'who',
          heading: t('privacy.who.heading'),
          text: t('privacy.who.text', { host, email, address: addressLine }),
        },
        { id: 'what', heading: t('privacy.what.heading'), text: t('privacy.what.text') },
        { id: 'where', heading: t('privacy.where.heading'), text: t('privacy.where.text') },
        { id: 'rights', heading: t('privacy.rights.heading'), text: t('privacy.rights.text') },
      ]}
    />
  );
}
