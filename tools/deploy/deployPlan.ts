import { settingsFile } from '../support/firebaseSettings.ts';

export type DeployAction =
  | { says: string; firebase: string[] }
  /** New functions query by indexes that may still be built. */
  | { says: string; waitFor: 'indexes' };

/** What is generated for this deployment is in a file of its own: firebase.json stays as it is in the commit that was named. */
const config = ['--config', settingsFile('live.local')];

/**
 * In an order in which the pages that guests have open can still ask and new pages find what they need: rules that
 * protect what new functions write, indexes they query by, the functions, which understand the pages before (a test
 * holds that), and the pages at last.
 * @param functions names of all functions. Named one by one, so that firebase-tools deletes none that is gone from the
 * code: an open page may still call it
 */
export function deployPlan(functions: readonly string[], message: string): DeployAction[] {
  return [
    { says: 'rules, indexes, and when old documents go', firebase: ['deploy', '--only', 'firestore', ...config] },
    { says: 'indexes are built', waitFor: 'indexes' },
    {
      says: 'functions and their schedules',
      // --force answers its question about functions that are called again if they fail.
      firebase: ['deploy', '--force', '--only', functions.map((name) => `functions:${name}`).join(','), ...config],
    },
    { says: 'pages', firebase: ['deploy', '--only', 'hosting', '--message', message, ...config] },
  ];
}

/** Pages alone, at a URL of their own for a week. They use the live functions and data. */
export function previewPlan(name: string): DeployAction[] {
  return [{ says: `preview "${name}"`, firebase: ['hosting:channel:deploy', name, '--expires', '7d', ...config] }];
}
