import { Trans, useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { LegalText } from './LegalText.tsx';
import { property } from '../villa/property.ts';
import { pageMeta } from './pageHead.ts';
import { readPage } from './readPage.server.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return readPage(url, 'legal', 'accessibility', 'format');
}

export const meta = pageMeta('accessibility');

export { shouldRevalidate } from './shouldRevalidate.ts';

export default function Accessibility() {
  const { t } = useTranslation('accessibility');
  const { host, email, phone } = property;
  return (
    <LegalText
      heading={t('title')}
      parts={[
        ...(['aim', 'tested', 'limits'] as const).map((id) => ({
          id,
          heading: t(`${id}.heading`),
          text: t(`${id}.text`),
        })),
        {
          id: 'help',
          heading: t('help.heading'),
          text: [
            <Trans
              key="help"
              t={t}
              i18nKey="help.text"
              values={{ host, email, phone }}
              components={{ email: <a translate="no" href={`mailto:${email}`} /> }}
            />,
          ],
        },
      ]}
    />
  );
}
