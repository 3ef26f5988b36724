import { defaultLanguage } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import { Fragment, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  type LinksFunction,
  type MetaFunction,
} from 'react-router';
import { useStoppedNavigation } from './boot/useStoppedNavigation.ts';
import { Consent } from './features/consent/Consent.tsx';
import { Newsletter } from './features/contact/Newsletter.tsx';
import { CanonicalLinks } from './features/shell/CanonicalLinks.tsx';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { writeDetectionScript } from './features/shell/detectionScript.ts';
import { Shell } from './features/shell/Shell.tsx';
import { Account } from './features/signIn/Account.tsx';
import { errorMessages } from './i18n/errorMessages.ts';
import { useLanguage } from './i18n/useLanguage.ts';
import type { PageData, Messages } from './i18n/Messages.ts';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import { stayIn, StayInUrl } from './i18n/stayInUrl.ts';
import { LazyBooking } from './features/booking/modal/LazyBooking.tsx';
import { toastQueue, type Toast } from './ui/toast/showToast.ts';
import { preloadedFonts } from './ui/theme/fonts.ts';
import { lazyPart } from './ui/loading/lazyPart.tsx';
import { LoadingPage } from './ui/loading/LoadingPage.tsx';
import { ProgressBar } from './ui/loading/ProgressBar.tsx';
import { color } from './ui/theme/tokens.ts';
import { useHydrated } from './ui/browser/useHydrated.ts';
import { property } from './villa/property.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
];

export const meta: MetaFunction = () => [{ title: property.slug }];

/**
 * The page's messages, which one of the matched routes has loaded. `undefined` on the single-page fallback until then.
 */
function usePageMessages(): Messages | undefined {
  return useMatches()
    .map(({ loaderData }) => (loaderData as PageData | undefined)?.messages)
    .findLast(Boolean);
}

/**
 * The document of every page. `deferScripts` moves the server-rendered scripts, so the client renders `Scripts` only after
 * hydration. Without it, the router shows no `meta` of pages that are not prerendered.
 */
export function Layout({ children }: { children: ReactNode }) {
  const messages = usePageMessages();
  const hydrated = useHydrated();
  // Marks the page once its buttons work, because `globalStyle` shows them as active only then. An effect also marks the new
  // `html` of the error page.
  useEffect(() => {
    if (hydrated) document.documentElement.dataset['hydrated'] = '';
  }, [hydrated]);
  return (
    <html lang={messages?.language ?? defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={color.headerBackground} />
        {import.meta.env.SSR && messages && <LanguageDetection />}
        <Meta />
        {messages && <CanonicalLinks />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {(import.meta.env.SSR || import.meta.env.DEV || hydrated) && <Scripts />}
      </body>
    </html>
  );
}

/** Detects the guest's language, on `/` only. */
function LanguageDetection() {
  if (useLocation().pathname !== '/') return null;
  return <script dangerouslySetInnerHTML={{ __html: writeDetectionScript() }} />;
}

/**
 * The messages of the page that the browser showed last. Used when a page fails, because its own messages are missing.
 */
let lastMessages: Messages | undefined;

export default function Root() {
  const messages = usePageMessages();
  const navigation = useNavigation();
  useStoppedNavigation();
  // The owner's desk has its own frame.
  const Frame = useMatches().some(({ handle }) => handle === 'ownFrame') ? Fragment : SiteFrame;
  useEffect(() => {
    lastMessages = messages;
  }, [messages]);
  return (
    <>
      <ProgressBar active={navigation.state !== 'idle'} />
      {messages ? (
        <I18nProvider messages={messages}>
          <StayFromUrl>
            <Frame>
              <Outlet />
            </Frame>
            <LazyBooking />
            <Toasts />
          </StayFromUrl>
        </I18nProvider>
      ) : (
        <Outlet />
      )}
    </>
  );
}

/** A separate component, so that only this part renders again after hydration, when the URL is read. */
function StayFromUrl({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return <StayInUrl value={useHydrated() ? stayIn(search) : ''}>{children}</StayInUrl>;
}

const ToastSnackbar = lazyPart(() => import('./ui/toast/ToastSnackbar.tsx').then((module) => module.ToastSnackbar));

const noToasts: readonly Toast[] = [];

/** The current toast. It stays across navigations, and its component is loaded with the first toast. */
function Toasts() {
  const [toast] = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => noToasts);
  return toast ? <ToastSnackbar key={toast.id} toast={toast} /> : null;
}

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Shell notice={<Consent />} newsletter={<Newsletter />} Account={Account}>
      {children}
    </Shell>
  );
}

export function HydrateFallback() {
  const label = errorMessages[useLanguage()].resources.errorPage!['loading'];
  // One prerendered page serves URLs in every language, so its language is known only after hydration.
  return <LoadingPage label={useHydrated() ? label : undefined} />;
}

/**
 * Shown when a page fails. After a failed navigation, the frame of the previous page stays. If the first page fails,
 * there is no frame.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (lastMessages?.language !== languageOfPath(pathname)) return <ErrorPage error={error} />;
  return (
    <I18nProvider messages={lastMessages}>
      <SiteFrame>
        <ErrorPage error={error} isInShell />
      </SiteFrame>
    </I18nProvider>
  );
}
