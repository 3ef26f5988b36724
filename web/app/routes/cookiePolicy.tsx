import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { consentCookie } from '../features/consent/ConsentRecord.ts';
import { StoredEntries } from '../features/consent/StoredEntries.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { secondaryButton } from '../ui/theme/primaryButton.ts';
import { LegalText } from './LegalText.tsx';
import { optionalCategories } from '../villa/consentTerms.ts';
import { readGuestRegister } from '../villa/builtSettings.server.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    ...readPage(url, 'legal', 'cookies', 'format'),
    keepsRegister: readGuestRegister(),
  };
}

export const meta = pageMeta('cookies');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function CookiePolicy() {
  const { keepsRegister } = useLoaderData<typeof loader>();
  const { t } = useTranslation('cookies');
  const format = useFormat();
  const days = format.span(consentCookie.maxAge / (24 * 60 * 60), 'day');
  return (
    <LegalText
      heading={t('title')}
      parts={[
        { id: 'short', heading: t('short.heading'), text: t('short.text') },
        {
          id: 'list',
          heading: t('list.heading'),
          text: t('list.text'),
          more: <StoredEntries keepsRegister={keepsRegister} />,
        },
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
