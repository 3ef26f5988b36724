import { currentApartmentsPath } from '../../functions/src/contract/currentApartments.ts';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import { languages } from '../../functions/src/domain/language.ts';
import { hostPath, pathTo } from '../../functions/src/domain/sitePaths.ts';
import { calendarExportPath } from '../../functions/src/contract/platformCalendar.ts';
import { cleaningListPath } from '../../functions/src/contract/cleaningLink.ts';
import { confirmRequestPath, decideRequestPath } from '../../functions/src/mail/compose/pageUrl.ts';
import { everywhere, securityHeaders } from '../../functions/src/pages/securityHeaders.ts';
import { inlineScriptHashes } from '../../web/build/inlineScripts.ts';
import { host, ports } from './ports.ts';
import { deployedProject } from './projectId.ts';

type Header = { key: string; value: string };
export type HeaderRule = { source: string; headers: Header[] };

/** Files with a content hash in their name never change; everything else is revalidated. */
const named = 'assets/**';
/** Responses of functions, which send their own headers. */
const answered = [
  '/newsletter/*',
  '/waitlist/*',
  calendarExportPath('*'),
  confirmRequestPath,
  decideRequestPath,
  cleaningListPath,
  takenNightsPath,
  currentApartmentsPath,
]
  .map((path) => path.slice(1))
  .join();

/** The sign-in pages. */
const signInPages = languages.map((language) => pathTo('login', language).slice(1)).join();
/** The owner's desk in every language. */
const desk = languages
  .flatMap((language) => [hostPath(language), hostPath(language, '**')])
  .map((path) => path.slice(1))
  .join();
/** Firebase's own sign-in pages. */
const helper = '__/auth/**';

/** Hosts of App Check, allowed only if the site is built with its key. */
const appCheckSources: Record<string, string> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/',
};

/** Adds further allowed hosts of this build. */
function allowConfigured(policy: string): string {
  const { VITE_APP_CHECK_KEY: appCheckKey, VITE_MAIL_BASE: mailBase } = process.env;
  const more = [
    ...(appCheckKey ? Object.entries(appCheckSources) : []),
    ...(mailBase ? [['connect-src', new URL(mailBase).origin] as const] : []),
  ];
  return more.reduce((allowed, [what, sources]) => allowed.replace(`${what} 'self'`, `$& ${sources}`), policy);
}

/** The headers of firebase.json. */
export async function hostingHeaders(): Promise<HeaderRule[]> {
  const scripts = await inlineScriptHashes();
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const ofPages = (signsIn: boolean) => {
    const security = securityHeaders(deployedProject(), scripts, signsIn);
    const policy = security['Content-Security-Policy'] ?? '';
    return list({ ...security, 'Content-Security-Policy': allowConfigured(policy) });
  };
  // No response gets the same header from two entries, because Hosting does not document which one would win.
  return [
    { source: `!/{${signInPages},${helper},${answered}}`, headers: ofPages(false) },
    { source: `/{${signInPages}}`, headers: ofPages(true) },
    { source: `/${helper}`, headers: list(everywhere) },
    // The page itself says so too, but only after its scripts have run.
    { source: `/{${desk}}`, headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] },
    { source: `/${named}`, headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    { source: `!/{${named},${answered}}`, headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ];
}

/** The headers for local development: pages may also connect to the emulators. */
export function allowEmulators(rules: HeaderRule[]): HeaderRule[] {
  const emulators = [ports.firestore, ports.functions, ports.auth].map((port) => `http://${host}:${port}`).join(' ');
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value:
        key === 'Content-Security-Policy' ? value.replace(/(connect|frame)-src 'self'/g, `$& ${emulators}`) : value,
    })),
  }));
}
