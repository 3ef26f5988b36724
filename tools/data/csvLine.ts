import type { Language } from '../../functions/src/domain/language.ts';

/** What a spreadsheet shows in a cell: a number is one for it, a text is never a formula. */
export type Cell = string | number | boolean | null | undefined;

/** How spreadsheets read a CSV file follows the region of the computer: with a decimal comma, a semicolon is between cells. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/** With it, spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Where a program that opens the file could find a formula, which would run for the owner (OWASP, "CSV Injection"): at the
 * beginning of a text, and behind whatever a program may split lines at, which need not be the separator. Quotes do not
 * hold such a program back.
 */
const beforeFormula = /(?:^|[,;|\t\r\n"])[\s"]*(?=[=+\-@＝＋－＠])/g;

export function csvFormatOf(language: Language): CsvFormat {
  return language === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };
}

/** A line of a CSV file (RFC 4180), with its end. */
export function csvLine(cells: readonly Cell[], format: CsvFormat): string {
  return `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`;
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
