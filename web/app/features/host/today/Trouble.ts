import type { ReactNode } from 'react';

/** A problem that needs the owner's attention. */
export interface Trouble {
  /** Unique among all problems. */
  id: string;
  text: string;
  /** Path of where it is solved, if the owner can solve it. */
  to?: string | undefined;
  /** Buttons that solve it. */
  actions?: ReactNode;
}
