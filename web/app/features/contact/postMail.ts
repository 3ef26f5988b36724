import { minFormFillMs } from 'functions/contract/mailRequestPath';
import type { MailRequest } from 'functions/contract/mailRequest';
import { mailRequestPath } from 'functions/contract/mailRequestPath';

/** Origin of the mail endpoint: the site's own, unless a build sets another, such as `https://api.example.com`. */
const base = (import.meta.env['VITE_MAIL_BASE'] as string | undefined) ?? '';

const timeout = 30_000;

/** `sentence`: the server's own text in the guest's language; `offline`: there was no network. */
export type MailOutcome = { sent: true } | { sent: false; sentence?: string; offline?: boolean };

/**
 * Posts to the contract's `/mail/send`. Never throws: a failure is an outcome to show.
 * @param form has the field `website`, which no person sees
 */
export async function postMail(content: MailRequest, form: HTMLFormElement): Promise<MailOutcome> {
  try {
    // A browser may have filled in all fields at once, and the server refuses forms that were sent too soon: wait for the rest.
    // Timers cut fractions of a millisecond off, so one alone may end just before it.
    while (performance.now() < minFormFillMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(minFormFillMs - performance.now())));
    }
    const website = new FormData(form).get('website') as string;
    const request: MailRequest = { ...content, website, sinceShown: Math.round(performance.now()) };
    const response = await fetch(base + mailRequestPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': request.language, ...(await attestation()) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return { sent: true };
    // HTML instead of JSON comes from a proxy.
    if (/html/.test(response.headers.get('Content-Type') ?? '')) return { sent: false };
    const sentence = (await response.text()).trim();
    return sentence ? { sent: false, sentence } : { sent: false };
  } catch {
    // Only now: a browser that reports to be offline may still reach a server of its own network.
    return navigator.onLine ? { sent: false } : { sent: false, offline: true };
  }
}

/** An App Check token, where App Check is set up; otherwise its SDK is not loaded. */
async function attestation(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { appCheckToken } = await import('../../firebase/appCheck.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken() };
}
