/** Error fields of nodemailer: https://nodemailer.com/errors */
export interface SmtpFailure {
  code?: string | undefined;
  command?: string | undefined;
  /** SMTP reply code, if any. */
  responseCode?: number | undefined;
}

/** Replies that do not concern the mail: those about the login (RFC 4954), and "bad sequence of commands". */
const notAboutTheMail = [503, 530, 534, 535, 538];
/** Nodemailer's own checks: the mail cannot be sent at all. */
const unsendable = ['EENVELOPE', 'EMESSAGE', 'ESTREAM'];

/**
 * Whether a mail may be retried.
 * @param dataBegun whether the server had asked for the message. After that, only a reply proves that it was not accepted
 */
export function failureKind({ code, command, responseCode }: SmtpFailure, dataBegun: boolean): FailureKind {
  if (responseCode && responseCode >= 400 && responseCode < 600) {
    const isTemporary = responseCode < 500 || notAboutTheMail.includes(responseCode);
    // The owner can correct a refused greeting, login or sender while the mail waits.
    const isAboutTheMail = command === 'RCPT TO' || command === 'DATA';
    return isTemporary || !isAboutTheMail ? 'later' : 'refused';
  }
  if (dataBegun) return 'unknown';
  return code && unsendable.includes(code) ? 'refused' : 'later';
}

/**
 * Whether another attempt is possible after a failed one.
 * - `later`: the server certainly does not have the mail, and another attempt may succeed
 * - `refused`: the server certainly does not have the mail, and would refuse it again
 * - `unknown`: the server may have the mail, so it must never be resent automatically
 */
export type FailureKind = 'later' | 'refused' | 'unknown';

export class DeliveryError extends Error {
  readonly kind: FailureKind;

  constructor(message: string, kind: FailureKind, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
