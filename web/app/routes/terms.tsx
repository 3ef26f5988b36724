import { composeTerms } from 'functions/domain/composeTerms';
import { Trans, useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useFormat } from '../i18n/useFormat.ts';
import { usePaymentTexts } from '../i18n/usePaymentTexts.ts';
import { LegalText } from './LegalText.tsx';
import { readTermsFacts } from '../villa/builtSettings.server.ts';
import { property } from '../villa/property.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    ...readPage(url, 'legal', 'terms', 'payment', 'format'),
    facts: readTermsFacts(),
  };
}

export const meta = pageMeta('terms');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Terms() {
  const { t } = useTranslation('terms');
  const country = useTranslation('site').t('country');
  const { facts } = useLoaderData<typeof loader>();
  // The cast is safe: a test checks that all keys exist.
  const text = (key: string, values?: Record<string, string | number>) => t(key as 'price.text', values ?? {});
  const sections = composeTerms(facts, country, text, usePaymentTexts(), useFormat());
  return (
    <LegalText
      heading={t('title')}
      parts={[
        ...sections.map(({ id, heading, paragraphs }) => ({
          id,
          heading,
          text: paragraphs.map((paragraph) => <WithEmailLink key={paragraph} text={paragraph} />),
        })),
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

/** The villa's email in a text becomes a link. */
function WithEmailLink({ text }: { text: string }) {
  const { email } = property;
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.map((rest, place) => [
        <a key={place} translate="no" href={`mailto:${email}`}>
          {email}
        </a>,
        rest,
      ])}
    </>
  );
}
