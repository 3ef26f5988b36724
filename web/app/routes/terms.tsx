import { Trans, useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { usePaymentTexts } from '../i18n/usePaymentTexts.ts';
import { LegalText } from '../ui/layout/LegalText.tsx';
import { readPaymentTerms } from '../villa/paymentTerms.server.ts';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { readRequestExpiryDays } from '../villa/requestExpiry.server.ts';
import { readStayTimes } from '../villa/stayTimes.server.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'legal', 'terms', {
      payment: ['binding.*', 'within', 'withinNone', 'way.*'],
      format: ['months.*', 'span.*', 'or'],
    }),
    payment: readPaymentTerms(),
    times: readStayTimes(),
    expiryDays: readRequestExpiryDays(),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.messages.resources.terms?.title,
    loaderData?.messages.resources.terms?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = revalidateOnNewPath;

export default function Terms() {
  const { t } = useTranslation(['terms', 'legal']);
  const format = useFormat();
  const { within, ways, binding } = usePaymentTexts();
  const { payment, times, expiryDays } = useLoaderData<typeof loader>();
  const { host, email, address } = property;
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
          text: t('request.text', {
            host,
            address: `${address.street}, ${address.zipCode} ${address.city}`,
            days: format.span(expiryDays, 'day'),
            binding: binding(payment),
          }),
        },
        { id: 'price', heading: t('price.heading'), text: `${t('price.text')} ${tax}` },
        {
          id: 'payment',
          heading: t('payment.heading'),
          text: t('payment.text', {
            share: format.share(payment.advanceShare),
            within: within(payment.advanceDueDays),
            ways: ways(payment.balanceWays),
          }),
        },
        {
          id: 'cancel',
          heading: t('cancel.heading'),
          text:
            payment.advanceShare > 0 && payment.shareAfter > 0
              ? t('cancel.text', {
                  days: format.span(payment.freeUntilDays, 'day'),
                  share: format.share(payment.shareAfter),
                })
              : t('cancel.noFee'),
        },
        {
          id: 'arrival',
          heading: t('arrival.heading'),
          text: t('arrival.text', times),
        },
        { id: 'house', heading: t('house.heading'), text: t('house.text') },
        { id: 'liability', heading: t('liability.heading'), text: t('liability.text') },
        {
          id: 'law',
          heading: t('law.heading'),
          text: [
            <Trans
              key="law"
              t={t}
              i18nKey="law.text"
              values={{ email }}
              components={{ email: <a href={`mailto:${email}`} /> }}
            />,
          ],
        },
        {
          id: 'software',
          heading: t('software.heading'),
          text: [
            <Trans
              key="software"
              t={t}
              i18nKey="software.text"
              components={{ notices: <a href="/third-party-notices.txt" /> }}
            />,
          ],
        },
      ]}
    />
  );
}
