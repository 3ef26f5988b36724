/** Seconds for a person: `0.4 s`, `12.3 s`. */
export function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** Prints a line, unless the terminal that would have shown it is gone. */
export function say(line: string): void {
  if (process.stdout.writable) process.stdout.write(`${line}\n`);
}

/** One line for one finished step: `✓ website built  6.2 s`. */
export function sayDone(what: string, began: number): void {
  say(`✓ ${what}  ${secondsSince(began)}`);
}
