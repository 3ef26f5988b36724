import { readFileSync } from 'node:fs';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** A feature that an older browser lacks, or a careful guest switches off. */
export type Feature = 'canParse' | 'cookies' | 'popover' | 'storage';

/** One page of a browser that starts without cookies and storage, with the few actions that all driver libraries support. */
export interface Driver {
  /** Resolves when the page has fired `load`. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page; it must survive JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** A tap if the page has a touch screen, otherwise a click. In CSS pixels of the viewport. */
  tap(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Scrolls sideways like a finger if the driver supports it, else like a trackpad. */
  swipe(from: Point, to: Point): Promise<void>;
  /** Console errors, uncaught exceptions and unhandled rejections so far. */
  errors(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  newPage(size: Size, lacking: readonly Feature[]): Promise<Driver>;
  close(): Promise<void>;
}

const source = readFileSync(new URL('./lackFeatures.js', import.meta.url), 'utf8');

/** A script that runs before all others of a page. */
export function scriptToLack(features: readonly Feature[]): string {
  return `${source}\nwindow.lackFeatures(...${JSON.stringify(features)});`;
}
