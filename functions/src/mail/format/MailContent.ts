import type { Language } from '../../domain/language.ts';

/** A label (may be empty) and its value; `href` makes it a link. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export type MailSection =
  | { kind: 'paragraph'; text: string }
  /** A highlighted sentence about the booking's state. */
  | { kind: 'state'; text: string; tone: 'waiting' | 'certain' | 'ended' }
  | { kind: 'facts'; title?: string; facts: Fact[] }
  /** A bill: `sum` is its total, `later` follows below. */
  | { kind: 'prices'; title: string; rows: { label: string; amount: string; weight: 'line' | 'sum' | 'later' }[] }
  | { kind: 'steps'; title: string; steps: string[] }
  /** Text that a person wrote, with line breaks. */
  | { kind: 'quotation'; title: string; text: string }
  /** A payment code to scan, attached under `cid`; `width` in pixels. */
  | { kind: 'code'; cid: string; width: number; text: string; alt: string; title?: string }
  | { kind: 'button'; label: string; href: string; note?: string; secondary?: boolean };

/** Content of a mail; HTML part and text part are rendered from it. */
export interface MailContent {
  language: Language;
  subject: string;
  /** Preview text in the inbox. */
  preheader: string;
  heading: string;
  sections: MailSection[];
  closing: string[];
  footer: Fact[];
  /** Why the reader gets the mail. */
  reason: string;
}
