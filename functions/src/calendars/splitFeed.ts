/** A component in a calendar's text, or lines that look like the rest of one. */
export interface FeedPart {
  /** In capital letters, such as `VEVENT`. */
  name: string;
  /** Its lines, without its first and last one. */
  lines: string[];
  /** Those of `lines` that stand in no component within it. */
  ownLines: string[];
  /** Whether it begins and ends as it should, and so does all within it. */
  isWhole: boolean;
}

// Blanks are harmless here, and hide a whole event from a parser that takes them for a part of the name.
const boundary = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i;
/** Lines that only an event has. */
const dated = /^\s*(DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|RDATE|EXDATE)\b/i;
/** Components without nights. */
const withoutNights = new Set(['VTIMEZONE', 'VTODO', 'VJOURNAL']);

/**
 * Splits a calendar into its components. What belongs to none and may be the rest of an event is a part too, so that no damage to
 * a line can hide an event: it is either whole or a part that is not.
 * @param text unfolded, with LF between lines
 */
export function splitFeed(text: string): FeedPart[] {
  const parts: FeedPart[] = [];
  let open: FeedPart | undefined;
  /** Names of the components that are open within `open`. */
  let within: string[] = [];
  let loose: string[] = [];

  function close(isWhole: boolean) {
    if (open) parts.push({ ...open, isWhole: open.isWhole && isWhole });
    open = undefined;
    within = [];
  }

  function closeLoose(isEnd: boolean) {
    if (isEnd || loose.some((line) => dated.test(line)))
      parts.push({ name: '', lines: loose, ownLines: loose, isWhole: false });
    loose = [];
  }

  for (const line of text.split('\n')) {
    const [, which, written] = boundary.exec(line) ?? [];
    const name = written?.toUpperCase() ?? '';
    if (which === undefined) {
      (open?.lines ?? loose).push(line);
      if (open && within.length === 0) open.ownLines.push(line);
    } else if (name === 'VCALENDAR' || (name === 'VEVENT' && which.toUpperCase() === 'BEGIN') || !open) {
      const isBegin = which.toUpperCase() === 'BEGIN' && name !== 'VCALENDAR';
      close(false);
      closeLoose(!isBegin && name !== 'VCALENDAR');
      if (isBegin) open = { name, lines: [], ownLines: [], isWhole: true };
    } else if (which.toUpperCase() === 'BEGIN') {
      open.lines.push(line);
      within.push(name);
    } else if (within.at(-1) === name) {
      open.lines.push(line);
      within.pop();
    } else if (name === open.name || name === 'VEVENT') {
      close(within.length === 0 && name === open.name);
    } else {
      open.lines.push(line);
      open.isWhole = false;
    }
  }
  close(false);
  closeLoose(false);
  return parts;
}

/** Whether the part is an event, or may be what is left of one. */
export function isEventPart({ name, lines, isWhole }: FeedPart): boolean {
  if (name === 'VEVENT') return true;
  return !(isWhole && withoutNights.has(name)) && (name === '' || lines.some((line) => dated.test(line)));
}
