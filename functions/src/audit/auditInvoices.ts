import { invoiceCounterPath, invoicePath, invoicesCollection } from '../contract/collections.ts';
import { invoiceCounterSchema, invoiceSchema, type Invoice } from '../contract/invoice.ts';
import { invoiceId, totalOf } from '../domain/invoice.ts';
import { firestore } from '../platform/firestore.ts';
import { storedCollection } from '../platform/storedDocuments.ts';
import { readOrReport, type AuditScope } from './AuditScope.ts';

/** Checks that the invoices of each year are numbered without a gap, and that counter-invoices match theirs. */
export async function auditInvoices(scope: AuditScope): Promise<void> {
  const { snapshot, findings } = scope;
  const invoices = new Map<string, Invoice>();
  for await (const document of snapshot.pages(storedCollection(invoicesCollection, invoiceSchema))) {
    const invoice = readOrReport(document, scope);
    if (invoice) invoices.set(document.id, invoice);
  }
  for (const year of new Set([...invoices.values()].map((invoice) => invoice.year))) {
    const ofYear = [...invoices.values()].filter((invoice) => invoice.year === year);
    const { data } = invoiceCounterSchema.safeParse(
      (await snapshot.get(firestore().doc(invoiceCounterPath(year)))).data(),
    );
    const numbers = Array.from({ length: Math.max(ofYear.length, data?.last ?? 0) }, (_, place) => place + 1);
    const missing = numbers.filter((sequence) => invoices.get(invoiceId(year, sequence))?.sequence !== sequence);
    if (data?.last === ofYear.length && missing.length === 0) continue;
    const which =
      missing.length > 0
        ? missing.map((sequence) => invoicePath(invoiceId(year, sequence))).join(', ')
        : 'its invoices';
    findings.push({ kind: 'invoice-number', path: invoiceCounterPath(year), with: which });
  }
  for (const invoice of invoices.values()) {
    const { id, kind, counterpart, total, lines } = invoice;
    const other = counterpart === null ? undefined : invoices.get(counterpart);
    const isPair = other?.counterpart === id && other.kind !== kind && other.total + total === 0;
    const isRight = counterpart === null ? kind === 'invoice' : isPair;
    if (!isRight || totalOf(lines) !== total) {
      findings.push({
        kind: 'invoice-counterpart',
        path: invoicePath(id),
        with: counterpart ? invoicePath(counterpart) : 'its lines',
      });
    }
  }
}
