import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import { color as colors } from '../../../../villa/theme.ts';

const margin = 48;
/** In points. */
const columnGap = 6;

/** A column of a table. `width` is its share of the width inside the margins. */
export interface PdfColumn {
  width: number;
  align?: 'left' | 'right';
}

/** Several lines of one cell; the second and later ones are smaller. */
export type PdfCell = string | readonly string[];

/** An A4 document that is written from top to bottom. Its font has the letters of all our languages. */
export class PdfPage {
  readonly #document: PDFDocument;
  readonly #bytes: Promise<Buffer>;

  private constructor(document: PDFDocument) {
    this.#document = document;
    this.#bytes = buffer(document);
  }

  /** Loads the library only here, because few calls need it. @param title title in the document's properties */
  static async open(title: string, now: Date, layout: 'portrait' | 'landscape' = 'portrait'): Promise<PdfPage> {
    const { default: Document } = await import('pdfkit');
    const document = new Document({ size: 'A4', layout, margin, info: { Title: title, CreationDate: now } });
    const require = createRequire(import.meta.url);
    document.registerFont('text', require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'));
    document.registerFont('bold', require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'));
    document.y = margin;
    return new PdfPage(document);
  }

  get width(): number {
    return this.#document.page.width - 2 * margin;
  }

  heading(text: string): void {
    this.#write(text, 'bold', 20, colors.text, 4);
  }

  subheading(text: string): void {
    this.space(14);
    this.#write(text, 'bold', 12, colors.text, 4);
  }

  paragraph(text: string): void {
    this.#write(text, 'text', 10, colors.text, 2);
  }

  note(text: string): void {
    this.#write(text, 'text', 9, colors.textSecondary, 2);
  }

  space(points: number): void {
    this.#document.y += points;
  }

  /** Writes blocks of lines side by side. The first line of each block is its label. */
  beside(blocks: readonly (readonly string[])[]): void {
    const top = this.#document.y;
    const width = this.width / blocks.length;
    const ends = blocks.map((lines, place) => {
      let y = top;
      lines.forEach((text, index) => {
        y += this.#cell(text, margin + place * width, y, width - 16, index === 0 ? 'label' : 'line');
      });
      return y;
    });
    this.#document.y = Math.max(...ends) + 10;
  }

  /**
   * Writes a table. A row that does not fit goes to the next page, where the titles are repeated.
   * @param bold places of the rows that are sums
   */
  table(
    columns: readonly PdfColumn[],
    titles: readonly PdfCell[],
    rows: readonly (readonly PdfCell[])[],
    bold: (place: number) => boolean = () => false,
  ): void {
    if (titles.length > 0) this.#row(columns, titles, 'label');
    rows.forEach((cells, place) => {
      if (this.#document.y + this.#heightOf(columns, cells) > this.#document.page.height - margin) {
        this.#document.addPage();
        this.#document.y = margin;
        this.#row(columns, titles, 'label');
      }
      this.#row(columns, cells, bold(place) ? 'sum' : 'line');
    });
    this.space(8);
  }

  /** Ends the document. @returns the file */
  async finish(): Promise<Buffer> {
    this.#document.end();
    return this.#bytes;
  }

  #write(text: string, font: string, size: number, color: string, after: number): void {
    const document = this.#document.font(font).fontSize(size).fillColor(color);
    document.text(text, margin, document.y, { width: this.width, lineGap: 1 });
    this.space(after);
  }

  #row(columns: readonly PdfColumn[], cells: readonly PdfCell[], style: CellStyle): void {
    const document = this.#document;
    const top = document.y;
    let x = margin;
    let bottom = top;
    columns.forEach(({ width, align = 'left' }, place) => {
      const points = width * this.width;
      let y = top + 4;
      [cells[place] ?? ''].flat().forEach((text, index) => {
        y += this.#cell(text, x, y, points - columnGap, index === 0 ? style : 'small', align);
      });
      bottom = Math.max(bottom, y + 4);
      x += points;
    });
    document
      .strokeColor(colors.divider)
      .lineWidth(0.75)
      .moveTo(margin, bottom)
      .lineTo(x - columnGap, bottom)
      .stroke();
    document.y = bottom;
  }

  #heightOf(columns: readonly PdfColumn[], cells: readonly PdfCell[]): number {
    const heights = columns.map(({ width }, place) =>
      [cells[place] ?? '']
        .flat()
        .reduce(
          (sum, text) => sum + this.#styled('line').heightOfString(text, { width: width * this.width - columnGap }),
          8,
        ),
    );
    return Math.max(...heights);
  }

  /** @returns the height of the text */
  #cell(text: string, x: number, y: number, width: number, style: CellStyle, align: 'left' | 'right' = 'left'): number {
    const document = this.#styled(style);
    document.text(text, x, y, { width, align });
    return document.heightOfString(text, { width });
  }

  #styled(style: CellStyle): PDFDocument {
    const { font, size, color } = styles[style];
    return this.#document.font(font).fontSize(size).fillColor(color);
  }
}

const styles = {
  label: { font: 'text', size: 7.5, color: colors.textSecondary },
  line: { font: 'text', size: 9.5, color: colors.text },
  small: { font: 'text', size: 8, color: colors.textSecondary },
  sum: { font: 'bold', size: 9.5, color: colors.text },
} as const;
type CellStyle = keyof typeof styles;
