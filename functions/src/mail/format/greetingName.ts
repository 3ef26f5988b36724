const mostLetters = 40;

/** Letters with accents, apostrophes (O'Neill) and hyphens. A dot is allowed only after an initial or a short title. */
const word =
  /^['’]?(?:[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]*)*(?:[-‐‑][\p{L}\p{M}]+(?:['’][\p{L}\p{M}]*)*)*|\p{L}\p{M}*\p{L}?\p{M}*\.)$/u;

/**
 * The guest's name for greetings, or `undefined` if the email is unproven or the typed text may not be a name. Anyone can
 * type any text together with somebody else's email, and even words that look like a name can be a message. With a proven
 * email, a text that could be a link, a number or a message is not used either: no digits, no URL characters, no dot inside
 * a word, one line, limited length.
 */
export function greetingName({
  firstName,
  lastName,
  emailProven,
}: {
  firstName: string;
  lastName: string;
  emailProven: boolean;
}): string | undefined {
  if (!emailProven) return undefined;
  const name = `${firstName} ${lastName}`.replace(/ +/g, ' ').trim();
  if (name.length === 0 || [...name].length > mostLetters) return undefined;
  return name.split(' ').every((part) => word.test(part)) ? name : undefined;
}

/** The name as typed, for the owner only. */
export function guestName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
