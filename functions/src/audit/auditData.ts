import type * as z from 'zod/mini';
import { accessSchema } from '../contract/access.ts';
import { apartmentSchema } from '../contract/apartment.ts';
import { arrivalSchema } from '../contract/arrival.ts';
import { cleaningLinkSchema } from '../contract/cleaningLink.ts';
import {
  accessDocument,
  apartmentsCollection,
  arrivalPath,
  cleaningDocument,
  settingsCollection,
  settingsDocument,
} from '../contract/collections.ts';
import { settingsSchema } from '../contract/settings.ts';
import { type IsoDate, todayIn } from '../domain/isoDate.ts';
import { firestore } from '../platform/firestore.ts';
import { readSettings } from '../platform/readSettings.ts';
import { Snapshot } from '../platform/Snapshot.ts';
import { auditBookings } from './auditBookings.ts';
import { auditInvoices } from './auditInvoices.ts';
import { auditMails } from './auditMails.ts';
import { auditNights } from './auditNights.ts';
import { auditRegisters } from './auditRegisters.ts';
import type { AuditScope } from './AuditScope.ts';
import type { Finding } from './Finding.ts';
import { readRecordedPayments } from './readRecordedPayments.ts';

export interface Audit {
  /** Empty if the data is consistent. */
  findings: Finding[];
  /** Number of documents that Firestore counts as read. */
  reads: number;
}

/**
 * Checks that nights, bookings, blocks, calendars, platforms, mails, payments, invoices and registers are consistent at one moment. Writes nothing.
 * Reads documents page by page and keeps in memory only a line per night, and one per booking that was recently requested or
 * paid.
 * @param only slug of the apartment to check, without mails; all if missing
 * @param since first night to check; all if missing
 */
export async function auditData(now: Date, only?: string, since?: IsoDate): Promise<Audit> {
  const settings = await readSettings();
  return Snapshot.take(async (snapshot) => {
    const today = todayIn(settings.timeZone, now);
    const scope: AuditScope = { snapshot, settings, now, today, only, since, findings: [] };
    const slugs = await auditDocuments(scope);
    const payments = await readRecordedPayments(scope);
    const unmailed = only === undefined ? await auditMails(scope) : undefined;
    const wanted = await auditBookings(scope, payments, unmailed);
    await auditNights(scope, wanted, slugs);
    if (only === undefined) {
      await auditInvoices(scope);
      await auditRegisters(scope);
    }
    return { findings: scope.findings, reads: snapshot.reads + 1 };
  });
}

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  [accessDocument]: accessSchema,
  [settingsDocument]: settingsSchema,
  [cleaningDocument]: cleaningLinkSchema,
};

/** Checks that settings and apartments are readable. @returns the slugs of the apartments */
async function auditDocuments({ snapshot, only, findings }: AuditScope): Promise<string[]> {
  const slugs: string[] = [];
  for (const collection of [settingsCollection, apartmentsCollection]) {
    for await (const document of snapshot.pages(firestore().collection(collection))) {
      const { path } = document.ref;
      if (only !== undefined && document.id !== only) continue;
      if (collection === apartmentsCollection) slugs.push(document.id);
      const isArrival = path.startsWith(arrivalPath(''));
      const schema = collection === apartmentsCollection ? apartmentSchema : isArrival ? arrivalSchema : schemas[path];
      const { success, error } = schema?.safeParse(document.data()) ?? { success: true };
      if (success) continue;
      const fields = [...new Set(error?.issues.map((issue) => issue.path.join('.')))];
      findings.push({ kind: 'document-unreadable', path, with: fields.join(', ') });
    }
  }
  return slugs;
}
