/** Is a link to be followed here and now? With a key held down or another button it is asked for elsewhere, such as in a new tab. */
export function isPlainPress(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
