import type { MailRequest } from 'functions/contract/mailRequest';
import { mailRequestPath } from 'functions/contract/mailRequestPath';

/** Where mail is sent to: the site's own backend, unless a build names another, such as `https://api.example.com`. */
const base = (import.meta.env['VITE_MAIL_BASE'] as string | undefined) ?? '';

const patience = 30_000;

/** `sentence`: what the server said in the guest's language; `offline`: nobody could be asked. */
export type MailOutcome = { sent: true } | { sent: false; sentence?: string; offline?: boolean };

/** Posts to the contract's `/mail/send`. Never throws: what went wrong is something to say. */
export async function postMail(request: MailRequest): Promise<MailOutcome> {
  try {
    const answer = await fetch(base + mailRequestPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': request.language },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return { sent: true };
    // A page in place of a sentence is from somebody in between, who does not know the site.
    if (/html/.test(answer.headers.get('Content-Type') ?? '')) return { sent: false };
    const sentence = (await answer.text()).trim();
    return sentence ? { sent: false, sentence } : { sent: false };
  } catch {
    // Only now: a browser that says it is offline may still reach a server of its own network.
    return navigator.onLine ? { sent: false } : { sent: false, offline: true };
  }
}
