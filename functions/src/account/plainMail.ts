import type { PlainRecord } from '../contract/MyData.ts';
import { plainRecord } from './plainRecord.ts';

/** A mail with all its fields but the HTML part, which says the same as the text. */
export function plainMail(id: string, { message, ...mail }: Record<string, unknown>): PlainRecord {
  const { html: _, ...words } = (message ?? {}) as Record<string, unknown>;
  return { id, ...plainRecord({ ...mail, ...words }, { replyTo: 'answersGoTo' }) };
}
