import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { LegalText } from '../ui/LegalText.tsx';
import { readPaymentTerms } from '../villa/paymentTerms.server.ts';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'legal', 'terms'), payment: readPaymentTerms(), shared: readSharedPicture(url) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.words.resources.terms?.title,
    loaderData?.words.resources.terms?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = keepDataOfPage;

export default function Terms() {
  const { t } = useTranslation(['terms', 'legal']);
  const format = useFormat();
  const { payment } = useLoaderData<typeof loader>();
  const { host, email, address, checkIn, checkOut } = property;
  const tax = t(payment.taxIncluded ? 'taxIncluded' : 'taxExtra');
  return (
    <LegalText
      heading={t('title')}
      updated={t('updated', { ns: 'legal', date: format.date(property.textsUpdated) })}
      contents={t('contents', { ns: 'legal' })}
      parts={[
        {
          id: 'request',
          heading: t('request.heading'),
          text: t('request.text', { host, address: `${address.street}, ${address.zipCode} ${address.city}` }),
        },
        { id: 'price', heading: t('price.heading'), text: `${t('price.text')} ${tax}` },
        {
          id: 'payment',
          heading: t('payment.heading'),
          text: t('payment.text', { share: format.share(payment.advanceShare) }),
        },
        {
          id: 'cancel',
          heading: t('cancel.heading'),
          text: t('cancel.text', {
            days: format.span(payment.freeUntilDays, 'day'),
            share: format.share(payment.shareAfter),
          }),
        },
        {
          id: 'arrival',
          heading: t('arrival.heading'),
          text: t('arrival.text', { ...checkIn, out: checkOut.until }),
        },
        { id: 'house', heading: t('house.heading'), text: t('house.text') },
        { id: 'liability', heading: t('liability.heading'), text: t('liability.text') },
        { id: 'law', heading: t('law.heading'), text: t('law.text', { email }) },
      ]}
    />
  );
}
