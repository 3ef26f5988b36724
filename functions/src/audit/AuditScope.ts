import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Settings } from '../contract/settings.ts';
import type { IsoDate } from '../domain/isoDate.ts';
import type { Finding } from './Finding.ts';
import type { Snapshot } from '../platform/Snapshot.ts';
import { readable } from '../platform/storedDocuments.ts';

/** Data that all parts of an audit share. */
export interface AuditScope {
  snapshot: Snapshot;
  settings: Settings;
  now: Date;
  /** Today at the property. */
  today: IsoDate;
  /** Slug of the only apartment to check; all if missing. */
  only: string | undefined;
  /**
   * The first day whose nights and payments are checked. Stays are checked if they had not ended by then. Everything is
   * checked if missing.
   */
  since: IsoDate | undefined;
  /** The findings so far. */
  findings: Finding[];
}

/** The data of a document. Reports an unreadable document as a finding, once. */
export function readOrReport<Data>(
  document: QueryDocumentSnapshot<Data>,
  { findings }: Pick<AuditScope, 'findings'>,
): Data | undefined {
  const [read] = readable([document]);
  const { path } = document.ref;
  const isKnown = findings.some((finding) => finding.kind === 'document-unreadable' && finding.path === path);
  if (!read && !isKnown) findings.push({ kind: 'document-unreadable', path, with: 'its schema' });
  return read?.data;
}
