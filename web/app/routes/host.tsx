import { hostPath, languageOfPath } from 'functions/domain/sitePaths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Desk } from '../features/host/frame/Desk.tsx';
import { NotFound } from '../features/shell/NotFound.tsx';
import { SignedIn } from '../features/signIn/SignedIn.tsx';
import { loadMessages } from '../i18n/loadMessages.ts';
import type { Namespaces } from '../i18n/Messages.ts';
import { LoadingPage } from '../ui/loading/LoadingPage.tsx';
import { AppTheme } from '../ui/theme/AppTheme.tsx';
import { middleware } from './middleware.ts';
import { pageHead, pageTitle } from './pageHead.ts';

export const clientMiddleware = middleware('signed-in');

/** Not prerendered, because it shows nothing until the session is known. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return {
    messages: await loadMessages(
      url,
      ...([
        'host',
        'hostToday',
        'hostBooking',
        'hostBooks',
        'hostCalendar',
        'hostPrices',
        'hostMore',
        'hostPlatforms',
        'hostHelp',
      ] as const),
      ...(['arrival', 'calendar', 'cleaning', 'errors', 'format', 'offer', 'villa'] as const),
    ),
  };
}

/** The titles of all views, and of a booking among them. */
export const meta: MetaFunction<typeof clientLoader> = ({ loaderData, location: { pathname } }) => {
  const host = loaderData?.messages.resources.host;
  const [view, id] = pathname.slice(hostPath(languageOfPath(pathname)).length + 1).split('/');
  const name = (view || 'today') as keyof Namespaces['host']['views'];
  return pageHead(host && [id, host.views[name], host.title].filter(Boolean).join(' · '));
};

/** Loads the data once, because the first load brings all messages of the desk. */
export const shouldRevalidate = () => false;

/** The desk has its own frame instead of the site's header and footer. */
export const handle = 'ownFrame';

export default function Host() {
  const { t } = useTranslation('host');
  const loading = <LoadingPage label={t('loading')} />;
  return (
    <AppTheme>
      <SignedIn loading={loading}>
        {(guest) => (
          <Desk key={guest.uid} loading={loading} notOwnerFallback={<NotOwner />}>
            <Outlet />
          </Desk>
        )}
      </SignedIn>
    </AppTheme>
  );
}

/** Looks like a missing page, even in the tab's title. */
function NotOwner() {
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
