/** Text of a calendar's bytes, unfolded (RFC 5545, 3.1), with LF between lines. Old systems write Latin-1 or byte order marks. */
export function feedText(body: Uint8Array): string {
  const utf16 = utf16Of(body);
  if (utf16) return unfold(new TextDecoder(utf16).decode(body));
  // Lines are folded by bytes, also within a character, so they are joined before they are decoded.
  const joined = Buffer.from(unfold(Buffer.from(body).toString('latin1')), 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joined);
  } catch {
    return new TextDecoder('windows-1252').decode(joined);
  }
}

function unfold(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
