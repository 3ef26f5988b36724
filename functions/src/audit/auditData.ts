import { todayIn } from '../domain/isoDate.ts';
import { readSettings } from '../platform/readSettings.ts';
import { auditBookings } from './auditBookings.ts';
import { auditDocuments } from './auditDocuments.ts';
import { auditMails } from './auditMails.ts';
import { auditNights } from './auditNights.ts';
import { readRecordedPayments } from './readRecordedPayments.ts';
import type { AuditScope } from './AuditScope.ts';
import type { Finding } from './Finding.ts';
import { Snapshot } from '../platform/Snapshot.ts';

export interface Audit {
  /** Empty if all agrees. */
  findings: Finding[];
  /** Documents that Firestore counts as read. */
  reads: number;
}

/**
 * Checks that nights, bookings, blocks, calendars, platforms, mails and payments agree with one another, as they were at one
 * moment. Writes nothing. Documents are read a page at a time; what is remembered of them is a line per night, and one per
 * booking that was requested or paid for lately.
 * @param only slug of the apartment to check, without mails; all if missing
 */
export async function auditData(now: Date, only?: string): Promise<Audit> {
  const settings = await readSettings();
  return Snapshot.take(async (snapshot) => {
    const scope: AuditScope = { snapshot, settings, now, today: todayIn(settings.timeZone, now), only, findings: [] };
    const slugs = await auditDocuments(scope);
    const payments = await readRecordedPayments(scope);
    const unmailed = only === undefined ? await auditMails(scope) : undefined;
    const wanted = await auditBookings(scope, payments, unmailed);
    await auditNights(scope, wanted, slugs);
    return { findings: scope.findings, reads: snapshot.reads + 1 };
  });
}
