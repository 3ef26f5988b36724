/*
 * Chromium preloads address bar pages with hundreds of modules for each page; Playwright's own build has no address
 * bar.
 */
const unseen = ['PreloadTopChromeWebUI'];

/** The switch overrides Playwright's own, so its features are repeated here. */
const forTests = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** @param installed path of an installed browser, if not Playwright's own */
export function chromiumSwitches(installed: string | undefined): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(installed ? [`--disable-features=${[...unseen, ...forTests].join(',')}`] : []),
    // Chromium does not sandbox as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
