import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { LegalText } from '../ui/LegalText.tsx';
import { readCancellationTerms } from '../villa/cancellation.server.ts';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'legal'), cancellation: readCancellationTerms(), shared: readSharedPicture(url) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.words.resources.legal?.terms.title,
    loaderData?.words.resources.legal?.terms.description,
    loaderData?.shared,
  );

export default function Terms() {
  const { t } = useTranslation('legal');
  const format = useFormat();
  const { cancellation } = useLoaderData<typeof loader>();
  return (
    <LegalText
      heading={t('terms.title')}
      updated={t('updated', { date: format.date(property.textsUpdated) })}
      contents={t('contents')}
      parts={[
        { id: 'request', heading: t('terms.request.heading'), text: t('terms.request.text') },
        { id: 'payment', heading: t('terms.payment.heading'), text: t('terms.payment.text') },
        {
          id: 'cancel',
          heading: t('terms.cancel.heading'),
          text: t('terms.cancel.text', {
            days: format.number(cancellation.freeUntilDays),
            share: format.share(cancellation.shareAfter),
          }),
        },
        { id: 'house', heading: t('terms.house.heading'), text: t('terms.house.text') },
      ]}
    />
  );
}
