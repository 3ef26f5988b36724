/*
 * A browser that stands on the machine is one for people: with each page it makes the lists that drop from its address bar, pages
 * with hundreds of modules that nobody will see. Playwright's own has no address bar.
 */
const unseen = ['PreloadTopChromeWebUI'];

/** The switch counts once, so it has to name again what Playwright switches off for the sake of tests. */
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

/** @param installed the browser's program, where it is not Playwright's own */
export function chromiumSwitches(installed: string | undefined): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(installed ? [`--disable-features=${[...unseen, ...forTests].join(',')}`] : []),
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
