/** Columns as wide as their widest cell, the first two to the left, figures to the right. */
export function writeTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
