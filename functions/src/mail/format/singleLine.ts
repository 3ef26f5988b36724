import { visibleText } from '../../contract/typedText.ts';

/**
 * Text for a subject or calendar line: line ends and tabs, which could start a header, become spaces, and what nobody
 * sees goes. A second safeguard after the contract's, also for texts that were stored before it.
 */
export function singleLine(text: string): string {
  return visibleText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}
