import { createHash } from 'node:crypto';
import { functionsOrigin } from '../contract/region.ts';

/** Hosts that the site's Firebase code connects to: Firestore, functions, sign-in. */
const backend = (project: string) => [
  'https://firestore.googleapis.com',
  functionsOrigin(project),
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Headers for every path, including `/__/auth/`: Firebase's pages there run scripts, and our pages frame them. */
export const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Host of the script that opens the sign-in popups: https://firebase.google.com/docs/auth/web/google-signin.
 * Allowed only on the sign-in page, because the host serves many other scripts.
 */
const windowScript = 'https://apis.google.com';

/**
 * Security headers that forbid content from other hosts, scripts other than our own files, and framing by other sites. Hosting
 * sends them with files, functions with their pages.
 * @param project the Firebase project whose functions the pages call
 * @param inlineScripts hashes (`sha256-...`) of inline scripts
 * @param signsIn whether it is the sign-in page
 */
export function securityHeaders(
  project: string,
  inlineScripts: readonly string[] = [],
  signsIn = false,
): Record<string, string> {
  return headersWith({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...(signsIn ? [windowScript] : [])],
    // For the service worker that stores booked stays.
    'worker-src': ["'self'"],
    // Styles are inlined in the pages, and Emotion adds to them.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend(project)],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * Headers for a page of a function, which runs no script and loads only the site's icon and fonts.
 * @param style content of the page's style element
 */
export function securityHeadersOfPlainPage(style: string): Record<string, string> {
  return headersWith({
    'default-src': ["'none'"],
    'style-src': ["'self'", `'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Headers for a response that is data: opened as a page, it must not load or run anything. */
export function securityHeadersOfData(): Record<string, string> {
  return headersWith({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
}

function headersWith(policy: Record<string, string[]>): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([what, sources]) => [what, ...sources].join(' '))
      .join('; '),
    ...everywhere,
    // Sign-in popups must be able to communicate with the page that opened them.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // For browsers that do not support frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}
