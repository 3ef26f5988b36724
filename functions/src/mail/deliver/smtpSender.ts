import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeliveryError } from './DeliveryError.ts';
import type { DeliveryInfo, SendMail } from './deliverMailDocument.ts';
import { failureKind, type SmtpFailure } from './failureKind.ts';

/** In milliseconds. */
interface SmtpTimeouts {
  dnsTimeout: number;
  connectionTimeout: number;
  greetingTimeout: number;
  /** Without a word from the server. */
  socketTimeout: number;
  /** For all of it. */
  overall: number;
}

/** All within the lease, so that a server that hangs ends in an error and not in an expired lease. */
const usualTimeouts: SmtpTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  overall: 40_000,
};

/**
 * Sends by SMTP. `sendMail` of nodemailer gives a connection that was lost the same code and command before and after the
 * message was handed over; what may be sent again depends on that, so this uses the parts it is made of.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them
 * @param from for mails that name no sender
 */
export function smtpSender(url: string, from: string, timeouts: Partial<SmtpTimeouts> = {}): SendMail {
  const { auth, ...server } = readSmtpUrl(url);
  const { overall, ...waits } = { ...usualTimeouts, ...timeouts };
  return async (mail) => {
    const message = new MailComposer(mailOptions(mail, from)).compile();
    const content = await message.build();
    const connection = new SMTPConnection({ ...server, ...waits });
    const sent = await deliver(connection, auth, message.getEnvelope(), content, overall);
    return { messageId: message.messageId() || null, ...sent };
  };
}

interface Login {
  user: string;
  pass: string;
}

function readSmtpUrl(url: string): { host: string; port?: number; secure: boolean; auth: Login | null } {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    // IPv6 hosts are in brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  };
}

function mailOptions(mail: SendMailOptions, from: string) {
  // A document must not make the function read a file or URL.
  return { ...mail, from: mail.from ?? from, disableFileAccess: true, disableUrlAccess: true } as ConstructorParameters<
    typeof MailComposer
  >[0];
}

/** Connects, logs in if required, and sends one message. */
function deliver(
  connection: SMTPConnection,
  auth: Login | null,
  envelope: Parameters<SMTPConnection['send']>[0],
  content: Buffer,
  mostMillis: number,
): Promise<Omit<DeliveryInfo, 'messageId'>> {
  return new Promise((resolve, reject) => {
    let dataBegun = false;
    // Read only after the server has accepted sender and recipients.
    const message = Readable.from(
      (function* () {
        dataBegun = true;
        yield content;
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
