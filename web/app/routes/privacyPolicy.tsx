import { registerKeptDays } from 'functions/domain/guestRegister';
import { Trans, useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useFormat } from '../i18n/useFormat.ts';
import { LegalText } from './LegalText.tsx';
import { property } from '../villa/property.ts';
import { readGuestRegister, readRequestExpiryDays } from '../villa/builtSettings.server.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    ...readPage(url, 'legal', 'privacy', 'format'),
    expiryDays: readRequestExpiryDays(),
    keepsRegister: readGuestRegister(),
  };
}

export const meta = pageMeta('privacy');

export { shouldRevalidate } from './shouldRevalidate.ts';

const parts = [
  'who',
  'visit',
  'request',
  'register',
  'account',
  'message',
  'newsletter',
  'waitlist',
  'device',
  'recipients',
  'kept',
  'rights',
  'object',
  'security',
] as const;

export default function PrivacyPolicy() {
  const { t } = useTranslation(['privacy', 'site']);
  const format = useFormat();
  const { expiryDays, keepsRegister } = useLoaderData<typeof loader>();
  const { host, email, address, retention } = property;
  const facts = {
    host,
    email,
    address: `${address.street}, ${address.zipCode} ${address.city}, ${t('country', { ns: 'site' })}`,
    logs: format.span(retention.logDays, 'day'),
    bookings: format.span(retention.bookingYears, 'year'),
    requests: format.span(retention.requestMonths, 'month'),
    mails: format.span(retention.mailDays, 'day'),
    proof: format.span(retention.newsletterProofYears, 'year'),
    register: format.span(registerKeptDays, 'day'),
    expires: format.span(expiryDays, 'day'),
  };
  const linked = (key: 'who.text' | 'object.text' | 'rights.ask' | 'rights.complain' | 'rights.machine') => (
    <Trans
      key={key}
      t={t}
      i18nKey={key}
      values={facts}
      components={{ email: <a translate="no" href={`mailto:${email}`} />, azop: <a href="https://azop.hr" /> }}
    />
  );
  const paragraphsOf = (id: (typeof parts)[number]) => {
    if (id === 'who') return [linked('who.text')];
    if (id === 'object') return [linked('object.text')];
    if (id === 'rights') return [linked('rights.ask'), linked('rights.complain'), linked('rights.machine')];
    if (id === 'register') return t(keepsRegister ? 'register.text' : 'register.atTheDoor', facts);
    return t(`${id}.text`, facts);
  };
  return (
    <LegalText
      heading={t('title')}
      parts={parts.map((id) => ({ id, heading: t(`${id}.heading`), text: paragraphsOf(id) }))}
    />
  );
}
