import { host, ports } from './ports.ts';
import { print, secondsSince } from './step.ts';

/** Prints the URLs at the end of a start. */
export function printUrls({ began, hasUi, note = '' }: { began: number; hasUi: boolean; note?: string }): void {
  print(
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
