import type { FailureKind } from './DeliveryError.ts';

/** Error fields of nodemailer: https://nodemailer.com/errors */
export interface SmtpFailure {
  code?: string | undefined;
  command?: string | undefined;
  /** SMTP reply code, if any. */
  responseCode?: number | undefined;
}

/** Replies about the login (RFC 4954) and "bad sequence of commands": not about the mail. */
const notAboutTheMail = [503, 530, 534, 535, 538];
/** Nodemailer's own checks: the mail cannot be sent at all. */
const unsendable = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'];

/**
 * Whether a mail may be retried.
 * @param dataBegun whether the server had asked for the message: from then on only a reply proves that it was not
 * accepted
 */
export function failureKind({ code, command, responseCode }: SmtpFailure, dataBegun: boolean): FailureKind {
  if (responseCode && responseCode >= 400 && responseCode < 600) {
    const isTemporary = responseCode < 500 || notAboutTheMail.includes(responseCode);
    // A refused greeting, login or sender can be corrected while the mail waits.
    const isAboutTheMail = command === 'RCPT TO' || command === 'DATA';
    return isTemporary || !isAboutTheMail ? 'later' : 'refused';
  }
  if (dataBegun) return 'unknown';
  return code && unsendable.includes(code) ? 'refused' : 'later';
}
