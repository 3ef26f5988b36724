import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { NotFound } from '../features/shell/NotFound.tsx';
import { loadMessages } from '../i18n/loadMessages.ts';
import { loadPart } from '../ui/loading/loadPart.ts';
import { middleware } from './middleware.ts';
import { pageHead, pageTitle } from './pageHead.ts';
import { revalidateOnNewPath } from './revalidateOnNewPath.ts';

export const clientMiddleware = middleware('signed-in');

/** Not prerendered: it shows nothing before it is known who is signed in. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return {
    messages: await loadMessages(
      url,
      ...(['host', 'hostToday', 'hostBooking', 'hostCalendar', 'hostPrices', 'hostMore', 'hostPlatforms'] as const),
      ...(['calendar', 'errors', 'format', 'offer', 'villa'] as const),
    ),
  };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.host?.title);

export const shouldRevalidate = revalidateOnNewPath;

/** Without the site's header and footer. */
export const handle = 'ownFrame';

// With reactfire, Firestore and MUI, for owners only.
const SignedInHost = lazy(() =>
  loadPart(import('./SignedInHost.tsx')).then((part) => ({ default: part.SignedInHost })),
);

export default function Host() {
  return (
    <Suspense>
      <SignedInHost stranger={<Stranger />} />
    </Suspense>
  );
}

/** The page for what does not exist, in the tab too. */
function Stranger() {
  const { t } = useTranslation('errorPage');
  const notFound = t('notFound');
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(notFound);
    return () => {
      document.title = before;
    };
  }, [notFound]);
  return <NotFound />;
}
