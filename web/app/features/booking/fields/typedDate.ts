import { parseIsoDate, type IsoDate } from 'functions/domain/isoDate';

/**
 * Reads a typed date: `2027-06-12`, the language's short form with any separator, the field's own format, or day and
 * month alone, which mean the next such day. In all five languages, the day comes first.
 * @param today needed for dates without a year; if missing, they are not understood
 */
export function readTypedDate(text: string, locale: string, today: IsoDate | undefined): IsoDate | undefined {
  const typed = text.trim();
  const iso = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(typed);
  if (iso) return dateOf(iso[1]!, iso[2]!, iso[3]!);
  const [day, month, year, ...rest] = partsOf(typed, locale);
  if (!day || !month || rest.length > 0 || !/^\d{1,2}$/.test(day)) return undefined;
  if (year !== undefined) return dateOf(year, month, day);
  if (!today) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .map((candidate) => dateOf(String(candidate), month, day))
    .find((date) => date !== undefined && date >= today);
}

/** Day, month and year as digits, with month names converted to numbers. */
function partsOf(typed: string, locale: string): string[] {
  const words = typed.toLocaleLowerCase(locale).match(/\p{L}+|\d+/gu) ?? [];
  const months = monthNames(locale);
  const parts: string[] = [];
  for (const word of words) {
    if (/^\d/.test(word)) {
      parts.push(word);
      continue;
    }
    const month = months.findIndex((names) =>
      names.some((name) => name === word || (word.length > 2 && name.startsWith(word))),
    );
    // Weekdays and "of" are skipped.
    if (month >= 0) parts.push(String(month + 1));
  }
  return parts;
}

function dateOf(year: string, month: string, day: string): IsoDate | undefined {
  if (!/^(\d{2}|\d{4})$/.test(year)) return undefined;
  return parseIsoDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const namesByLocale = new Map<string, string[][]>();

/** All forms of each month's name in the language: long and short, alone and in a date. */
function monthNames(locale: string): string[][] {
  const known = namesByLocale.get(locale);
  if (known) return known;
  const names = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2027, index, 1));
    const forms = (['long', 'short'] as const).flatMap((month) => [
      formatIn(locale, { month }).format(date),
      formatIn(locale, { month, day: 'numeric' })
        .formatToParts(date)
        .find(({ type }) => type === 'month')?.value ?? '',
    ]);
    return forms.map((name) => name.toLocaleLowerCase(locale).replace(/[^\p{L}]/gu, '')).filter(Boolean);
  });
  namesByLocale.set(locale, names);
  return names;
}

function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}
