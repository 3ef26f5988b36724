import { languageCookie } from 'functions/domain/language';
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
    loaderData?.words.resources.legal?.cookies.title,
    loaderData?.words.resources.legal?.cookies.description,
    loaderData?.shared,
  );

export default function CookiePolicy() {
  const { t } = useTranslation('legal');
  const format = useFormat();
  return (
    <LegalText
      heading={t('cookies.title')}
      updated={t('updated', { date: format.date(property.textsUpdated) })}
      contents={t('contents')}
      parts={[
        {
          id: 'one',
          heading: t('cookies.one.heading'),
          text: t('cookies.one.text', {
            name: languageCookie.name,
            days: format.number(languageCookie.maxAge / (24 * 60 * 60)),
          }),
        },
        { id: 'none', heading: t('cookies.none.heading'), text: t('cookies.none.text') },
      ]}
    />
  );
}
