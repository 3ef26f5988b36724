/** A component of a calendar's text, or lines that may be the rest of one. */
export interface FeedPart {
  /** In capital letters, such as `VEVENT`. */
  name: string;
  /** The lines between BEGIN and END. */
  lines: string[];
  /** The part of `lines` outside nested components. */
  ownLines: string[];
  /** Whether the component and all nested ones have matching BEGIN and END lines. */
  isWhole: boolean;
}

// Allows blanks. They are harmless, but a parser that takes them as part of the name would miss a whole event.
const boundary = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i;
/** Lines that only an event has. */
const dated = /^\s*(DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|RDATE|EXDATE)\b/i;
/** Components without nights. */
const withoutNights = new Set(['VTIMEZONE', 'VTODO', 'VJOURNAL']);

/**
 * Splits a calendar into its components. Lines outside components that may be the rest of an event become a part with
 * `isWhole: false`, so that no damaged line can hide an event.
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

/** Whether the part is an event, or may be the rest of one. */
export function isEventPart({ name, lines, isWhole }: FeedPart): boolean {
  if (name === 'VEVENT') return true;
  return !(isWhole && withoutNights.has(name)) && (name === '' || lines.some((line) => dated.test(line)));
}

/** A line of a component (RFC 5545, 3.1). */
export interface ContentLine {
  /** In capital letters. */
  name: string;
  /** Values without quotation marks, by name in capital letters. */
  parameters: ReadonlyMap<string, string>;
  /** Without surrounding blanks. */
  value: string;
}

const pattern = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):([^]*)$/;
const parameter = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:])*)/g;

/** @returns `undefined` for text that is not a valid line of a calendar */
export function parseContentLine(line: string): ContentLine | undefined {
  const [, name, parameters, value] = pattern.exec(line) ?? [];
  if (name === undefined || parameters === undefined || value === undefined) return undefined;
  const found = [...parameters.matchAll(parameter)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replace(/^"|"$/g, '').trim()] as const,
  );
  return { name: name.toUpperCase(), parameters: new Map(found), value: value.trim() };
}
