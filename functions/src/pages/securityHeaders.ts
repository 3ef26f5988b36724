/** Where Firebase's own parts of the site go: reading Firestore, calling functions, signing in and staying so. */
const backend = [
  'https://firestore.googleapis.com',
  'https://*.cloudfunctions.net',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Also where the pages are not ours: what stands under `/__/auth/` is Firebase's, runs scripts of its own and is shown within our pages. */
export const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * What opens a window of Apple, Google or Facebook and hears from it. https://firebase.google.com/docs/auth/web/google-signin
 * It is a host with scripts of many kinds, so only the page with those buttons lets it in.
 */
const windowScript = 'https://apis.google.com';

/**
 * What every answer of the site tells a browser to refuse: anything from elsewhere, any script but our own files, and
 * being shown within another site. Hosting sends them with its files, functions that answer with pages with theirs.
 * @param inlineScripts hashes (`sha256-...`) of the scripts that stand in the pages themselves
 * @param signsIn whether it is the page with the buttons of other houses
 */
export function securityHeaders(inlineScripts: readonly string[] = [], signsIn = false): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...(signsIn ? [windowScript] : [])],
    // The one that keeps the pages of booked stays.
    'worker-src': ["'self'"],
    // Styles stand in the pages, and Emotion adds to them.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([what, sources]) => [what, ...sources].join(' '))
      .join('; '),
    ...everywhere,
    // A window that signs a guest in may speak to the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}
