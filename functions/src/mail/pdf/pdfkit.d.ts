/** The part of pdfkit 0.20 that is used here. It brings no types of its own, and those of DefinitelyTyped describe 0.17. */
declare module 'pdfkit' {
  import { Readable } from 'node:stream';

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
  }

  class PDFDocument extends Readable {
    constructor(options: {
      size: 'A4';
      layout: 'portrait' | 'landscape';
      margin: number;
      info: Record<string, string | Date>;
    });
    readonly page: { width: number; height: number };
    y: number;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    end(): void;
  }
  export default PDFDocument;
}
