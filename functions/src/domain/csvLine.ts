import type { Language } from './language.ts';

/** The content of a cell: numbers stay numbers, and text is never a formula. */
export type Cell = string | number | boolean | null | undefined;

/**
 * Spreadsheets read CSV files by the region of the computer. In regions with a decimal comma, semicolons separate the
 * cells.
 */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** With this byte order mark, spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * The places where a program could find a formula, which would run on the owner's computer (OWASP, "CSV Injection"): at the
 * beginning of a text, and after any character at which a program may split lines, not only the separator. Quotes do not
 * prevent this.
 */
const beforeFormula = /(?:^|[,;|\t\r\n"])[\s"]*(?=[=+\-@＝＋－＠])/g;

export function csvFormatOf(language: Language): CsvFormat {
  return language === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };
}

/** One line of a CSV file (RFC 4180), with its line ending. */
export function csvLine(cells: readonly Cell[], format: CsvFormat): string {
  return `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`;
}

/** A whole CSV file. */
export function csvFile(rows: readonly (readonly Cell[])[], language: Language): string {
  const format = csvFormatOf(language);
  return byteOrderMark + rows.map((cells) => csvLine(cells, format)).join('');
}

function cellText(cell: Cell, { separator, decimal }: CsvFormat): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = String(cell);
  const harmless = text.replace(beforeFormula, "$&'").replace(/^(?=[\t\r\n])/, "'");
  return /["\r\n]/.test(harmless) || harmless.includes(separator) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
