import { logger } from 'firebase-functions';

/** The fields that a log line may have besides its message. There is none for guests' personal data. */
interface LogFields {
  /** Name of a callable, an endpoint or a use case. */
  call?: string;
  path?: string;
  /** ID of a document, or of an unexpected error; the guest sees the latter too. */
  id?: string | undefined;
  ids?: readonly string[];
  /** The result, an error code, or the number or IDs of documents. */
  outcome?: string | number | boolean | readonly string[] | Readonly<Record<string, number>> | undefined;
  milliseconds?: number;
  /** Logged without the guest data that library errors may quote. */
  error?: unknown;
  /** Error code of the mail server or network, without the server's text, which may contain emails. */
  code?: string;
  /** Number of documents read. */
  reads?: number;
  findings?: readonly object[];
}

export function info(message: string, fields: LogFields = {}): void {
  logger.info(message, described(fields));
}

export function warn(message: string, fields: LogFields = {}): void {
  logger.warn(message, described(fields));
}

export function error(message: string, fields: LogFields = {}): void {
  logger.error(message, described(fields));
}

function described(fields: LogFields) {
  return fields.error === undefined ? fields : { ...fields, error: describe(fields.error) };
}

/** Name, message without personal data, and stack of an error. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return withoutGuests(String(error));
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${withoutGuests(error.message)}`, ...frames].join('\n');
}

/** Removes emails, phone numbers and quoted text, which may be personal data, from an error message. */
export function withoutGuests(message: string): string {
  return message
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|[„“][^“”]*[“”]/gs, '"…"')
    .replace(/[^\s<>(),;:]+@[^\s<>(),;:]+/g, '…@…')
    .replace(/(?:\+|\b0)\d[\d\s()./-]{5,}\d/g, '…');
}
