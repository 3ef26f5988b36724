/** Such as `12.3 s`. */
export function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** Prints a line, unless the terminal is closed. */
export function print(line: string): void {
  if (process.stdout.writable) process.stdout.write(`${line}\n`);
}

/** Such as `✓ website built  6.2 s`. */
export function printDone(what: string, began: number): void {
  print(`✓ ${what}  ${secondsSince(began)}`);
}
