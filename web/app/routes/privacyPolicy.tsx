import { Trans, useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { LegalText } from '../ui/layout/LegalText.tsx';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { readRequestExpiryDays } from '../villa/requestExpiry.server.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'legal', 'privacy', { format: ['months.*', 'span.*'] }),
    expiryDays: readRequestExpiryDays(),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.messages.resources.privacy?.title,
    loaderData?.messages.resources.privacy?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = revalidateOnNewPath;

const parts = [
  'who',
  'visit',
  'request',
  'account',
  'message',
  'newsletter',
  'waitlist',
  'device',
  'recipients',
  'kept',
  'rights',
  'security',
] as const;

export default function PrivacyPolicy() {
  const { t } = useTranslation(['privacy', 'legal']);
  const format = useFormat();
  const { expiryDays } = useLoaderData<typeof loader>();
  const { host, email, address, retention } = property;
  const facts = {
    host,
    email,
    address: `${address.street}, ${address.zipCode} ${address.city}`,
    logs: format.span(retention.logDays, 'day'),
    bookings: format.span(retention.bookingYears, 'year'),
    requests: format.span(retention.requestMonths, 'month'),
    mails: format.span(retention.mailDays, 'day'),
    proof: format.span(retention.newsletterProofYears, 'year'),
    expires: format.span(expiryDays, 'day'),
  };
  const linked = (key: 'who.text' | 'rights.ask' | 'rights.complain' | 'rights.machine') => (
    <Trans
      key={key}
      t={t}
      i18nKey={key}
      values={facts}
      components={{ email: <a href={`mailto:${email}`} />, azop: <a href="https://azop.hr" /> }}
    />
  );
  const textOf = (id: (typeof parts)[number]) => {
    if (id === 'who') return [linked('who.text')];
    if (id === 'rights') return [linked('rights.ask'), linked('rights.complain'), linked('rights.machine')];
    return t(`${id}.text`, facts);
  };
  return (
    <LegalText
      heading={t('title')}
      updated={t('updated', { ns: 'legal', date: format.date(property.textsUpdated) })}
      contents={t('contents', { ns: 'legal' })}
      parts={parts.map((id) => ({ id, heading: t(`${id}.heading`), text: textOf(id) }))}
    />
  );
}
