import { readFileSync } from 'node:fs';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** What an older browser does not know, or a careful guest forbids. */
export type Feature = 'canParse' | 'cookies' | 'popover' | 'storage';

/** One page of a browser that starts without cookies and storage: the few things that every driver library can do with it. */
export interface Driver {
  /** Resolves when the page has fired `load`. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page; it must survive JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** A tap where the page has a touch screen, a click elsewhere. In CSS pixels of the viewport. */
  tap(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Scrolls sideways as a finger does where the driver can move one, else as a trackpad does. */
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

/** A script to run before all others of a page. */
export function scriptToLack(features: readonly Feature[]): string {
  return `${source}\nwindow.lackFeatures(...${JSON.stringify(features)});`;
}
