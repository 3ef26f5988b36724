/**
 * A guest's text for a subject or a calendar's line: line breaks and control characters, which could begin a header of
 * their own, become spaces. The contract refuses them too; a mail does not rely on who wrote the booking.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
