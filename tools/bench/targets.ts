import type { PageName } from './benchedPages.ts';

/** What a measured figure must not exceed. */
export type Target = { title: string; limit: (page: PageName) => number; write: (value: number) => string };

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** The budgets of the pages, by what is measured. */
export const targets = {
  largestPaint: { title: 'LCP/twin', limit: () => 1.05, write: (value) => value.toFixed(3) },
  blocked: { title: 'TBT', limit: () => 50, write: ms },
  shift: { title: 'CLS', limit: () => 0.001, write: (value) => value.toFixed(4) },
  interactive: { title: 'interactive', limit: (page) => (page === 'contact' ? 3000 : 2700), write: ms },
  scriptBeforeLoad: { title: 'script before load', limit: () => 0, write: kB },
  script: { title: 'script', limit: (page) => (page === 'contact' ? 210_000 : 165_000), write: kB },
  html: { title: 'HTML', limit: () => 11_000, write: kB },
  firebase: { title: 'Firebase', limit: () => 0, write: kB },
} as const satisfies Record<string, Target>;

export type Measured = keyof typeof targets;
export type Figures = Record<Measured, number>;

/** What was measured of a page, and which of it is over its target. */
export function overTarget(page: PageName, figures: Figures): Measured[] {
  return (Object.keys(targets) as Measured[]).filter((name) => figures[name] > targets[name].limit(page));
}

/** What a first touch may bring of Firebase, in bytes as sent. */
export const firebaseLimits = { auth: 30_000, firestore: 30_000, functions: 12_000 } as const;
