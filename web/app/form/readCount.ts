/** A typed whole number; `undefined` for anything else. */
export function readCount(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}
