/**
 * Mail providers of the guests' countries. A domain that differs from one of them by one keystroke is most likely a
 * mistake.
 */
const providers = (
  'gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com aol.com ' +
  'mail.com email.com proton.me protonmail.com gmx.de gmx.net gmx.at gmx.ch web.de freenet.de t-online.de yahoo.de ' +
  'hotmail.de outlook.de live.de libero.it tiscali.it virgilio.it alice.it tin.it yahoo.it hotmail.it outlook.it live.it ' +
  'wp.pl o2.pl onet.pl op.pl interia.pl gazeta.pl net.hr inet.hr yahoo.co.uk hotmail.co.uk btinternet.com orange.fr ' +
  'wanadoo.fr hotmail.fr yahoo.fr bluewin.ch aon.at chello.at seznam.cz centrum.cz'
).split(' ');

/**
 * The email with its domain corrected, for a domain that is one wrong, missing, extra or swapped letter away from a
 * common one: `ana@gmail.com` for `ana@gmial.com`. `undefined` if there is nothing to correct.
 */
export function correctEmail(email: string): string | undefined {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (!name || !domain || providers.includes(domain)) return undefined;
  // Short domains resemble each other too much.
  const meant = providers.find((provider) => provider.length > 6 && isOneSlipAway(domain, provider));
  return meant && `${name}@${meant}`;
}

function isOneSlipAway(typed: string, meant: string): boolean {
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [a, b] = [typed.slice(at), meant.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
