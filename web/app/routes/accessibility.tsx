import { Trans, useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readMessages } from '../i18n/readMessages.server.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { LegalText } from '../ui/layout/LegalText.tsx';
import { readSharedPicture } from '../villa/pictures.server.ts';
import { property } from '../villa/property.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';
import { pageHead } from './pageHead.ts';

export function loader({ url }: LoaderFunctionArgs) {
  return {
    messages: readMessages(url, 'legal', 'accessibility', { format: ['months.*'] }),
    shared: readSharedPicture(url),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(
    loaderData?.messages.resources.accessibility?.title,
    loaderData?.messages.resources.accessibility?.description,
    loaderData?.shared,
  );

export const shouldRevalidate = revalidateOnNewPath;

/** How accessible the site is, and what it knows not to be. */
export default function Accessibility() {
  const { t } = useTranslation(['accessibility', 'legal']);
  const format = useFormat();
  const { host, email, phone } = property;
  return (
    <LegalText
      heading={t('title')}
      updated={t('updated', { ns: 'legal', date: format.date(property.textsUpdated) })}
      contents={t('contents', { ns: 'legal' })}
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
              components={{ email: <a href={`mailto:${email}`} /> }}
            />,
          ],
        },
      ]}
    />
  );
}
