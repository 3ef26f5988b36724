/** Removes emails, phone numbers and quoted text, which may be personal data, from an error message. */
export function withoutGuests(message: string): string {
  return message
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|[„“][^“”]*[“”]/gs, '"…"')
    .replace(/[^\s<>(),;:]+@[^\s<>(),;:]+/g, '…@…')
    .replace(/(?:\+|\b0)\d[\d\s()./-]{5,}\d/g, '…');
}
