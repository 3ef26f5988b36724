import { leastSinceShown } from 'functions/contract/leastSinceShown';
import type { MailRequest } from 'functions/contract/mailRequest';
import { mailRequestPath } from 'functions/contract/mailRequestPath';

/** Where mail is sent to: the site's own backend, unless a build names another, such as `https://api.example.com`. */
const base = (import.meta.env['VITE_MAIL_BASE'] as string | undefined) ?? '';

const patience = 30_000;

/** `sentence`: what the server said in the guest's language; `offline`: nobody could be asked. */
export type MailOutcome = { sent: true } | { sent: false; sentence?: string; offline?: boolean };

/**
 * Posts to the contract's `/mail/send`. Never throws: what went wrong is something to say.
 * @param form where it was said; it has a field besides that no person sees
 */
export async function postMail(said: MailRequest, form: HTMLFormElement): Promise<MailOutcome> {
  try {
    // Nobody is refused for a browser that remembered all fields: a form sent sooner waits for the rest.
    await new Promise((resolve) => setTimeout(resolve, leastSinceShown - performance.now()));
    const website = new FormData(form).get('website') as string;
    const request: MailRequest = { ...said, website, sinceShown: Math.round(performance.now()) };
    const answer = await fetch(base + mailRequestPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': request.language, ...(await attestation()) },
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

/** What shows the server that the site itself asks, where App Check is set up; else nothing of it is even fetched. */
async function attestation(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const { appCheckToken } = await import('../../firebase/appCheck.ts');
  return { 'X-Firebase-AppCheck': await appCheckToken() };
}
