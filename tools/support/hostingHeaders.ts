import { securityHeaders } from '../../functions/src/pages/securityHeaders.ts';
import { inlineScriptHashes } from '../../web/start/inlineScripts.ts';
import { host, ports } from './ports.ts';

type Header = { key: string; value: string };
export type HeaderRule = { source: string; headers: Header[] };

/** What is named by its content never changes: modules, fonts, pictures in all their widths. All else is asked for anew. */
const named = '/assets/**';

/** The headers of firebase.json, which follow from the one table of them and from the scripts that stand in pages. */
export async function hostingHeaders(): Promise<HeaderRule[]> {
  const security = securityHeaders(await inlineScriptHashes());
  return [
    { source: '**', headers: Object.entries(security).map(([key, value]) => ({ key, value })) },
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
      value: key === 'Content-Security-Policy' ? value.replace("connect-src 'self'", `$& ${emulators}`) : value,
    })),
  }));
}
