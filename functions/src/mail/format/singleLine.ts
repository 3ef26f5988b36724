/**
 * Text for a subject or calendar line: control characters and line breaks, which could start a header, become spaces. A
 * second safeguard after the contract's.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
