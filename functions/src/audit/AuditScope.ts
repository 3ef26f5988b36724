import type { Settings } from '../contract/settings.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Finding } from './Finding.ts';
import type { Snapshot } from '../platform/Snapshot.ts';

/** What all parts of an audit share. */
export interface AuditScope {
  snapshot: Snapshot;
  settings: Settings;
  now: Date;
  /** At the property. */
  today: IsoDate;
  /** Slug of the only apartment to check; all if missing. */
  only: string | undefined;
  /** What was found so far. */
  findings: Finding[];
}
