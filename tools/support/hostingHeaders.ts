import { languages } from '../../functions/src/domain/language.ts';
import { pathTo } from '../../functions/src/domain/sitePaths.ts';
import { everywhere, securityHeaders } from '../../functions/src/pages/securityHeaders.ts';
import { inlineScriptHashes } from '../../web/start/inlineScripts.ts';
import { host, ports } from './ports.ts';

type Header = { key: string; value: string };
export type HeaderRule = { source: string; headers: Header[] };

/** What is named by its content never changes: modules, fonts, pictures in all their widths. All else is asked for anew. */
const named = '/assets/**';

/** The pages with the buttons of Apple, Google and Facebook. */
const signInPages = languages.map((language) => pathTo('login', language).slice(1)).join();
/** Firebase's own pages, through which these sign guests in. */
const helper = '__/auth/**';

/** What App Check fetches and asks. A site that is built without a key for it has no business there. */
const appCheckSources: Record<string, string> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/',
};

function allowAppCheck(policy: string): string {
  return Object.entries(appCheckSources).reduce(
    (allowed, [what, sources]) => allowed.replace(`${what} 'self'`, `$& ${sources}`),
    policy,
  );
}

/** The headers of firebase.json, which follow from the one table of them and from the scripts that stand in pages. */
export async function hostingHeaders(): Promise<HeaderRule[]> {
  const scripts = await inlineScriptHashes();
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const ofPages = (signsIn: boolean) => {
    const security = securityHeaders(scripts, signsIn);
    if (process.env.VITE_APP_CHECK_KEY) {
      security['Content-Security-Policy'] = allowAppCheck(security['Content-Security-Policy'] ?? '');
    }
    return list(security);
  };
  // No answer falls under two of them: which would count, Hosting does not say.
  return [
    { source: `!/{${signInPages},${helper}}`, headers: ofPages(false) },
    { source: `/{${signInPages}}`, headers: ofPages(true) },
    { source: `/${helper}`, headers: list(everywhere) },
    { source: named, headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    { source: `!${named}`, headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ];
}

/** The same where the backend runs on this machine: pages may speak to the emulators too. */
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
