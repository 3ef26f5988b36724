import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { DeliveryInfo, SendMail } from './deliverMailDocument.ts';
import { DeliveryError, failureKind, type SmtpFailure } from './failureKind.ts';

/** All values in milliseconds. */
interface SmtpTimeouts {
  dnsTimeout: number;
  connectionTimeout: number;
  greetingTimeout: number;
  /** Time without any data from the server. */
  socketTimeout: number;
  /** Limit for the whole delivery. */
  overall: number;
}

/** Shorter than the lease, so that a hanging server causes an error and not an expired lease. */
const usualTimeouts: SmtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  overall: 40_000,
};

/** Composes the message (RFC 5322). Must not read files or URLs that a document names. */
const composer = createTransport(
  { streamTransport: true, buffer: true },
  { disableFileAccess: true, disableUrlAccess: true },
);

/**
 * Sends by SMTP. After a lost connection, a mail may be retried only if the message was not handed over yet. nodemailer's
 * `sendMail` reports the same code and command in both cases, so this uses `SMTPConnection`
 * (https://nodemailer.com/extras/smtp-connection).
 * @param url `smtp://` or `smtps://`, with user and password if the server needs them
 * @param from sender of mails without `from`
 */
export function smtpSender(url: string, from: string, timeouts: Partial<SmtpTimeouts> = {}): SendMail {
  const { auth, ...server } = readSmtpUrl(url);
  const { overall, ...waits } = { ...usualTimeouts, ...timeouts };
  return async (mail) => {
    const { envelope, message, messageId } = await composer.sendMail({ ...mail, from: mail.from ?? from });
    const connection = new SMTPConnection({ ...server, ...waits });
    return { messageId, ...(await deliver(connection, auth, envelope, message, overall)) };
  };
}

interface Login {
  user: string;
  pass: string;
}

function readSmtpUrl(url: string): { host: string; port?: number; secure: boolean; auth: Login | null } {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    // Removes the brackets around IPv6 hosts.
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  };
}

/** Connects, logs in if required, and sends one message. */
function deliver(
  connection: SMTPConnection,
  auth: Login | null,
  envelope: Parameters<SMTPConnection['send']>[0],
  content: Buffer | Readable,
  mostMillis: number,
): Promise<Omit<DeliveryInfo, 'messageId'>> {
  return new Promise((resolve, reject) => {
    let dataBegun = false;
    // The connection reads this only after the server has accepted sender and recipients.
    const message = Readable.from(
      (async function* () {
        dataBegun = true;
        yield* Buffer.isBuffer(content) ? [content] : content;
      })(),
    );
    const fail = (error: SmtpFailure & Error) => {
      clearTimeout(limit);
      reject(new DeliveryError(error.message, failureKind(error, dataBegun), { cause: error }));
      connection.close();
    };
    const limit = setTimeout(() => {
      fail(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' }));
    }, mostMillis);
    const send = () =>
      connection.send(envelope, message, (error, info) => {
        if (error) return fail(error);
        clearTimeout(limit);
        resolve({ accepted: info.accepted, rejected: info.rejected, pending: [], response: info.response || null });
        connection.quit();
      });
    // Without a listener, a late error would end the process.
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) return fail(error);
      if (!auth || !connection.allowsAuth) return send();
      connection.login(auth, (failed) => (failed ? fail(failed) : send()));
    });
  });
}
