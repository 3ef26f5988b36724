import { minFormFillMs } from 'functions/contract/mailRequestPath';
import type { MailRequest, MailResponse } from 'functions/contract/mailRequest';
import { mailRequestPath } from 'functions/contract/mailRequestPath';

/** Origin of the mail endpoint: the site's own, unless a build sets another, such as `https://api.example.com`. */
const base = (import.meta.env['VITE_MAIL_BASE'] as string | undefined) ?? '';

const timeout = 30_000;

/**
 * `copyTo`: the email that a copy goes to. `sentence`: the server's text in the guest's language. `offline`: there was
 * no network.
 */
export type MailOutcome =
  { sent: true; copyTo?: string | undefined } | { sent: false; sentence?: string; offline?: boolean };

/**
 * Posts to the contract's `/mail/send`. Never throws: a failure is a returned outcome.
 * @param form contains the field `website`, which people do not see
 */
export async function postMail(content: MailRequest, form: HTMLFormElement): Promise<MailOutcome> {
  try {
    // Waits, because the server refuses forms that were sent too soon, and a browser may fill in all fields at once.
    // Waits in a loop, because timers ignore fractions of a millisecond and may end too early.
    while (performance.now() < minFormFillMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(minFormFillMs - performance.now())));
    }
    const website = new FormData(form).get('website') as string;
    const request: MailRequest = { ...content, website, sinceShown: Math.round(performance.now()) };
    const response = await fetch(base + mailRequestPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': request.language,
        ...(await attestation()),
        ...(request.kind === 'contact' && request.copy && (await proof())),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return { sent: true, copyTo: ((await response.json()) as MailResponse).copyTo };
    // An HTML response comes from a proxy.
    if (/html/.test(response.headers.get('Content-Type') ?? '')) return { sent: false };
    const sentence = (await response.text()).trim();
    return sentence ? { sent: false, sentence } : { sent: false };
  } catch {
    // Checked only after the attempt, because a browser that reports no network may still reach a server on its own
    // network.
    return navigator.onLine ? { sent: false } : { sent: false, offline: true };
  }
}

/** An App Check token if App Check is configured; otherwise its SDK is not loaded. */
async function attestation(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { appCheckToken } = await import('../../firebase/appCheck.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken() };
}

/** The signed-in guest's token, which proves the email that a copy goes to. The session is loaded only here. */
async function proof(): Promise<Record<string, string>> {
  const { restoredUser } = await import('../../firebase/session/session.ts');
  const token = await (await restoredUser())?.getIdToken();
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}
