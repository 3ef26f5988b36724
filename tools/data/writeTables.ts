import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { bookingsCollection } from '../../functions/src/contract/collections.ts';
import type { Payment } from '../../functions/src/contract/payment.ts';
import { byteOrderMark, csvLine, type Cell, type CsvFormat } from '../../functions/src/domain/csvLine.ts';
import { readDocuments } from './DocumentFile.ts';
import type { ExportManifest } from './ExportManifest.ts';
import { cellsOf, titlesOf } from './tableOf.ts';

/**
 * Writes a table beside each file of an export, and two more from the bookings: `payments.csv` with one row per payment, and `guests.csv`
 * with one row per email.
 */
export async function writeTables(
  folder: string,
  { documents }: ExportManifest,
  format: CsvFormat,
  timeZone: string,
): Promise<void> {
  for (const name of Object.keys(documents)) {
    const file = join(folder, `${name}.json`);
    const fields = new Set<string>();
    for await (const document of readDocuments(file)) {
      for (const field of cellsOf(document, timeZone).keys()) fields.add(field);
    }
    const titles = titlesOf(fields);
    async function* rows() {
      yield [...titles.values()];
      for await (const document of readDocuments(file)) {
        const cells = cellsOf(document, timeZone);
        yield [...titles.keys()].map((field) => cells.get(field));
      }
    }
    await writeTable(join(folder, `${name}.csv`), rows(), format);
  }
  if (!(bookingsCollection in documents)) return;
  const bookings = join(folder, `${bookingsCollection}.json`);
  await writeTable(join(folder, 'payments.csv'), paymentRows(bookings), format);
  await writeTable(join(folder, 'guests.csv'), guestRows(bookings), format);
}

async function writeTable(path: string, rows: AsyncIterable<readonly Cell[]>, format: CsvFormat): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600 });
  file.write(byteOrderMark);
  for await (const row of rows) if (!file.write(csvLine(row, format))) await once(file, 'drain');
  file.end();
  await finished(file);
}

async function* paymentRows(bookings: string): AsyncGenerator<Cell[]> {
  yield ['number', 'firstName', 'lastName', 'on', 'kind', 'way', 'amount (EUR)', 'note'];
  for await (const { fields } of readDocuments(bookings)) {
    const { number, firstName, lastName, payments } = fields as Record<string, Cell> & { payments?: Payment[] };
    for (const { on, kind, way, amount, note } of payments ?? []) {
      yield [number, firstName, lastName, on, kind, way, (kind === 'refund' ? -amount : amount) / 100, note];
    }
  }
}

/** The latest name and phone number of each email. One row per guest is held in memory. */
async function* guestRows(bookings: string): AsyncGenerator<Cell[]> {
  const contact = ['firstName', 'lastName', 'phone', 'language', 'address', 'zipCode', 'city', 'state', 'country'];
  const guests = new Map<string, { row: Cell[]; latest: string; stays: number }>();
  for await (const { fields } of readDocuments(bookings)) {
    const { email, checkIn } = fields as { email?: string; checkIn?: string };
    // The booking belonged to a deleted account.
    if (!email) continue;
    const { latest = '', stays = 0, row = [] } = guests.get(email) ?? {};
    const isLater = String(checkIn) > latest;
    guests.set(email, {
      row: isLater ? contact.map((name) => fields[name] as Cell) : row,
      latest: isLater ? String(checkIn) : latest,
      stays: stays + 1,
    });
  }
  yield ['email', ...contact, 'bookings', 'last arrival'];
  for (const [email, { row, latest, stays }] of guests) yield [email, ...row, stays, latest];
}
