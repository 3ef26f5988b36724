import { setTimeout as wait } from 'node:timers/promises';
import { mailsTo } from './caughtMails.ts';

/** The sign-in links that were mailed to an email. */
export async function mailedLinks(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap(({ text }) => /\S+[?&]oobCode=\S+/.exec(text)?.[0] ?? []);
}

/**
 * The next sign-in link that is mailed to an email.
 * @param known links that were mailed to it before
 */
export async function mailedLink(email: string, known: readonly string[] = []): Promise<string> {
  for (const began = Date.now(); Date.now() - began < 60_000; await wait(100)) {
    const next = (await mailedLinks(email)).find((link) => !known.includes(link));
    if (next) return next;
  }
  throw new Error(`no sign-in link was mailed to ${email}`);
}
