import { createTransport } from 'nodemailer';
import type { SendMail } from './deliverMailDocument.ts';

/**
 * Sends by SMTP.
 * @param url `smtp://` or `smtps://`, with user and password where the server wants them
 * @param from for mails that name no sender
 */
export function smtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    // All within the lease, so that a server that hangs ends in an error and not in an expired lease.
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const sent = await transport.sendMail({ ...mail, from: mail.from ?? from });
    return {
      messageId: sent.messageId || null,
      accepted: (sent.accepted ?? []).map(addressText),
      rejected: (sent.rejected ?? []).map(addressText),
      pending: (sent.pending ?? []).map(addressText),
      response: sent.response || null,
    };
  };
}

function addressText(address: string | { address: string }): string {
  return typeof address === 'string' ? address : address.address;
}
