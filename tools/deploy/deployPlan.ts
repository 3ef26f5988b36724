import { settingsFile } from '../support/firebaseSettings.ts';

export type DeployAction =
  | { says: string; firebase: string[] }
  /** The queries of new functions need indexes that Firestore may still be building. */
  | { says: string; waitFor: 'indexes' }
  /** Open pages still load parts of the release that is live now. */
  | { says: string; ship: 'oldAssets' };

/** The generated settings are in a file of their own, so that firebase.json stays as it is in the named commit. */
const config = ['--config', settingsFile('live.local')];

/**
 * The order keeps open pages working and lets new pages find what they need: first the rules that protect what new functions write, then
 * the indexes for their queries, then the functions, which understand earlier pages (checked by a test), and finally the pages.
 * @param functions names of all functions. They are named one by one, so that firebase-tools does not delete functions that were removed
 * from the code: an open page may still call them
 */
export function deployPlan(functions: readonly string[], message: string): DeployAction[] {
  return [
    { says: 'rules, indexes, and when old documents go', firebase: ['deploy', '--only', 'firestore', ...config] },
    { says: 'indexes are built', waitFor: 'indexes' },
    {
      says: 'functions and their schedules',
      // --force confirms functions that are retried when they fail.
      firebase: ['deploy', '--force', '--only', functions.map((name) => `functions:${name}`).join(','), ...config],
    },
    { says: 'assets of the release before', ship: 'oldAssets' },
    { says: 'pages', firebase: ['deploy', '--only', 'hosting', '--message', message, ...config] },
  ];
}

/** Only pages, at a temporary URL for a week. They use the live functions and data. */
export function previewPlan(name: string): DeployAction[] {
  return [{ says: `preview "${name}"`, firebase: ['hosting:channel:deploy', name, '--expires', '7d', ...config] }];
}
