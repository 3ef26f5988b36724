/** A label (may be empty) and its value; `href` makes it a link. */
export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export type MailSection =
  | { kind: 'paragraph'; text: string }
  /** A highlighted sentence about the current state, such as a booking's. */
  | { kind: 'state'; text: string; tone: 'waiting' | 'certain' | 'ended' }
  | { kind: 'facts'; title?: string; facts: Fact[] }
  /** A bill. `sum` is the row of the total, and `later` rows follow below it. */
  | { kind: 'prices'; title: string; rows: { label: string; amount: string; weight: 'line' | 'sum' | 'later' }[] }
  | { kind: 'steps'; title: string; steps: string[] }
  /** Text written by a person, with line breaks. */
  | { kind: 'quotation'; title: string; text: string }
  /** A payment code to scan, attached under `cid`; `width` in pixels. */
  | { kind: 'code'; cid: string; width: number; text: string; alt: string; title?: string }
  | { kind: 'button'; label: string; href: string; note?: string; secondary?: boolean };

export function paragraph(text: string): Extract<MailSection, { kind: 'paragraph' }> {
  return { kind: 'paragraph', text };
}
