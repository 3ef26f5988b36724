import { host, ports } from './ports.ts';
import { say, secondsSince } from './step.ts';

/** The last words of a start: where to look, and how to end it. */
export function sayAddresses({ began, hasUi, note = '' }: { began: number; hasUi: boolean; note?: string }): void {
  say(
    [
      '',
      `Ready after ${secondsSince(began)}.`,
      '',
      `  The site      http://${host}:${ports.site}`,
      `  Mails         http://${host}:${ports.mailPage}`,
      ...(hasUi ? [`  Emulator UI   http://${host}:${ports.ui}`] : []),
      '',
      `${note}Ctrl-C ends everything.`,
    ].join('\n'),
  );
}
