import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useNavigation,
  useRouteError,
  type LinksFunction,
  type MetaFunction,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { Consent } from './features/consent/Consent.tsx';
import { Newsletter } from './features/contact/Newsletter.tsx';
import { AddressLinks } from './features/shell/AddressLinks.tsx';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { LanguageDetection } from './features/shell/LanguageDetection.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { useFollow } from './features/shell/useFollow.ts';
import { Account } from './features/signIn/Account.tsx';
import { errorWords } from './i18n/errorWords.ts';
import { useLanguage } from './i18n/useLanguage.ts';
import type { PageData, Words } from './i18n/Words.ts';
import { WordsProvider } from './i18n/WordsProvider.tsx';
import { LateBooking } from './LateBooking.tsx';
import { preloadedFonts } from './ui/fonts.ts';
import { LoadingPage } from './ui/LoadingPage.tsx';
import { ProgressBar } from './ui/ProgressBar.tsx';
import { color } from './ui/tokens.ts';
import { useHydrated } from './ui/useHydrated.ts';
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
function usePageWords(): Words | undefined {
  return useMatches()
    .map(({ loaderData }) => (loaderData as PageData | undefined)?.words)
    .findLast(Boolean);
}

/**
 * The frame of every page. Scripts stand in it on the server alone: the build takes those of the router out again, and
 * what has been run in the head is of no use to anybody who is already here.
 */
export function Layout({ children }: { children: ReactNode }) {
  const words = usePageWords();
  useScrollRestoration();
  useFollow();
  return (
    <html lang={words?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={color.deep} />
        {import.meta.env.SSR && words && <LanguageDetection />}
        <Meta />
        {words && <AddressLinks />}
        <Links />
      </head>
      <body>
        {children}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  const words = usePageWords();
  const navigation = useNavigation();
  return (
    <>
      <ProgressBar active={navigation.state !== 'idle'} />
      {words ? (
        <WordsProvider words={words}>
          <Shell notice={<Consent />} newsletter={<Newsletter />} Account={Account}>
            <Outlet />
          </Shell>
          <LateBooking />
        </WordsProvider>
      ) : (
        <Outlet />
      )}
    </>
  );
}

export function HydrateFallback() {
  const { loading } = errorWords[useLanguage()].resources.errorPage!;
  // One prerendered page stands in for addresses of every language.
  return <LoadingPage label={useHydrated() ? loading : undefined} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
