import { defaultLanguage } from 'functions/domain/language';
import { languageOfPath } from 'functions/domain/sitePaths';
import { Fragment, useEffect, type ReactNode } from 'react';
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
import { Toasts } from './ui/toast/Toasts.tsx';
import { preloadedFonts } from './ui/theme/fonts.ts';
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

/** The page's strings, from whichever matched route loaded them; none on the single-page fallback until it has. */
function usePageMessages(): Messages | undefined {
  return useMatches()
    .map(({ loaderData }) => (loaderData as PageData | undefined)?.messages)
    .findLast(Boolean);
}

/** The document of every page. The client renders no `Scripts`: it would preload the modules that are running. */
export function Layout({ children }: { children: ReactNode }) {
  const messages = usePageMessages();
  return (
    <html lang={messages?.language ?? defaultLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={color.deep} />
        {import.meta.env.SSR && messages && <LanguageDetection />}
        <Meta />
        {messages && <CanonicalLinks />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

/** Looks for a guest's language, on `/` only. */
function LanguageDetection() {
  if (useLocation().pathname !== '/') return null;
  return <script dangerouslySetInnerHTML={{ __html: writeDetectionScript() }} />;
}

/** The strings of the page shown last, in the browser: when a page fails, its own are not there. */
let framed: Messages | undefined;

export default function Root() {
  const messages = usePageMessages();
  const navigation = useNavigation();
  const { search } = useLocation();
  const hydrated = useHydrated();
  useStoppedNavigation();
  // The owner's desk has a frame of its own.
  const Frame = useMatches().some(({ handle }) => handle === 'ownFrame') ? Fragment : SiteFrame;
  useEffect(() => {
    framed = messages;
  }, [messages]);
  return (
    <>
      <ProgressBar active={navigation.state !== 'idle'} />
      {messages ? (
        <I18nProvider messages={messages}>
          <StayInUrl value={hydrated ? stayIn(search) : ''}>
            <Frame>
              <Outlet />
            </Frame>
            <LazyBooking />
            <Toasts />
          </StayInUrl>
        </I18nProvider>
      ) : (
        <Outlet />
      )}
    </>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Shell notice={<Consent />} newsletter={<Newsletter />} Account={Account}>
      {children}
    </Shell>
  );
}

export function HydrateFallback() {
  const { loading } = errorMessages[useLanguage()].resources.errorPage!;
  // One prerendered page serves URLs of every language.
  return <LoadingPage label={useHydrated() ? loading : undefined} />;
}

/** After a failed navigation the frame of the page before stays. A page that fails as it is opened has none. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (framed?.language !== languageOfPath(pathname)) return <ErrorPage error={error} />;
  return (
    <I18nProvider messages={framed}>
      <StayInUrl value="">
        <SiteFrame>
          <ErrorPage error={error} framed />
        </SiteFrame>
      </StayInUrl>
    </I18nProvider>
  );
}
