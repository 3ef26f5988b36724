import type { Language } from '../domain/language.ts';

/** A label (empty for none) and what stands beside it; `href` makes it a link. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export type MailSection =
  | { kind: 'paragraph'; text: string }
  /** The state as a sentence, set apart; `tone` colours it. */
  | { kind: 'state'; text: string; tone: 'waiting' | 'certain' | 'ended' }
  | { kind: 'facts'; title?: string; facts: Fact[] }
  /** A bill. `sum` is its total, `later` what is said below it. */
  | { kind: 'prices'; title: string; rows: { label: string; amount: string; weight: 'line' | 'sum' | 'later' }[] }
  | { kind: 'steps'; title: string; steps: string[] }
  /** What a person wrote, with their line breaks. */
  | { kind: 'quotation'; title: string; text: string }
  /** A picture that a camera reads, attached under `cid`; `text` says so in both parts. Width in pixels. */
  | { kind: 'code'; cid: string; width: number; text: string; alt: string; title?: string }
  | { kind: 'button'; label: string; href: string; note?: string };

/** All that a mail says. The HTML part and the text part are both written from it, so neither can say more. */
export interface MailContent {
  language: Language;
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  heading: string;
  sections: MailSection[];
  closing: string[];
  footer: Fact[];
  /** Why the reader gets this mail. */
  reason: string;
}
