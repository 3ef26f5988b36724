import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { consentCookie } from '../features/consent/ConsentRecord.ts';
import { StoredEntries } from '../features/consent/StoredEntries.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { LegalText } from '../ui/layout/LegalText.tsx';
import { optionalCategories } from '../villa/consentTerms.ts';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'legal', 'cookies', { format: ['months.*', 'span.*'] }),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.messages.resources.cookies?.title,
    loaderData?.messages.resources.cookies?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = revalidateOnNewPath;

export default function CookiePolicy() {
  const { t } = useTranslation(['cookies', 'legal']);
  const format = useFormat();
  const days = format.span(consentCookie.maxAge / (24 * 60 * 60), 'day');
  return (
    <LegalText
      heading={t('title')}
      updated={t('updated', { ns: 'legal', date: format.date(property.textsUpdated) })}
      contents={t('contents', { ns: 'legal' })}
      parts={[
        { id: 'short', heading: t('short.heading'), text: t('short.text') },
        { id: 'list', heading: t('list.heading'), text: t('list.text'), more: <StoredEntries /> },
        ...(optionalCategories.length > 0
          ? [
              {
                id: 'choice',
                heading: t('choice.heading'),
                text: t('choice.text', { days }),
                more: (
                  <Open href="#choice" aria-haspopup="dialog" data-consent="">
                    {t('open')}
                  </Open>
                ),
              },
            ]
          : []),
        { id: 'without', heading: t('without.heading'), text: t('without.text') },
      ]}
    />
  );
}

const Open = styled.a`
  ${secondaryButton}
  margin-top: 20px;
  @media (scripting: none) {
    display: none;
  }
`;
