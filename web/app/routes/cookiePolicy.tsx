import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { consentCookie } from '../features/consent/ConsentRecord.ts';
import { KeptEntries } from '../features/consent/KeptEntries.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { quietAction } from '../ui/action.ts';
import { LegalText } from '../ui/LegalText.tsx';
import { optionalCategories } from '../villa/consent.ts';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'legal', 'cookies'), shared: readSharedPicture(url) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.words.resources.cookies?.title,
    loaderData?.words.resources.cookies?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = keepDataOfPage;

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
        { id: 'list', heading: t('list.heading'), text: t('list.text'), more: <KeptEntries /> },
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
  ${quietAction}
  margin-top: 20px;
  @media (scripting: none) {
    display: none;
  }
`;
