import type { ReactNode } from 'react';

export interface Trouble {
  /** Unique among all problems. */
  id: string;
  text: string;
  /** Path of the page on which the owner can solve it, if there is one. */
  to?: string | undefined;
  /** Buttons that solve it. */
  actions?: ReactNode;
}
