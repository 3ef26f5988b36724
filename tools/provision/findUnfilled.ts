import { parseIban } from '../../functions/src/domain/iban.ts';
import { toE164 } from '../../functions/src/domain/phone.ts';

type Leaf = { file: string; path: string; value: unknown };

/** Values that no real villa has in its files, with the reason. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/murtel/i, "is the sample villa's name"],
  [/rosemary-and-salt/, "is the sample's Wi-Fi password"],
  [/@example\.|\bexample\.(?:com|net|org)\b|\.example\b|\.invalid\b/i, 'is an address that belongs to nobody'],
  [/\b(?:TODO|TBD|FIXME|XXX+|CHANGE[ _-]?ME)\b/, 'is not filled in yet'],
  [/lorem ipsum/i, 'is filler text'],
  [/^\s*(?:<[^>]*>|\[[^\]]*\]|\.{2,}|…|\?+|-+)\s*$/, 'is a placeholder'],
];

/** Example values from manuals, in addition to the sample's own. */
const sampleIbans = [
  'HR1099999991234567890',
  'HR1210010051863000160',
  'DE89370400440532013000',
  'AT611904300234573201',
  'GB29NWBK60161331926819',
  'IT60X0542811101000000123456',
  'PL61109010140000071219812874',
];

function leavesOf(file: string, value: unknown, path: string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ file, path: path.join('.'), value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(file, inner, [...path, key]));
}

function faultOf({ file, path, value }: Leaf, country: string): string | undefined {
  if (path === 'imprint.sample' && value) return 'says that the numbers of the imprint are invented';
  if (typeof value !== 'string') return undefined;
  const mark = marks.find(([pattern]) => pattern.test(value));
  if (mark) return mark[1];
  if (!file.startsWith('villa/')) return undefined;
  if (value.trim() === '') return 'is empty';
  if (path === 'account.iban') {
    const iban = parseIban(value);
    if (!iban) return 'is no IBAN: its check digits are wrong';
    if (sampleIbans.includes(iban)) return 'is an IBAN from an example';
  }
  if (path === 'phone') {
    const digits = toE164(value, country)?.slice(1);
    if (!digits) return 'is no phone number';
    if (/(\d)\1{5}$|1234567?8?9?$|555012$|5550\d{3}$/.test(digits)) return 'is a phone number from an example';
  }
  return undefined;
}

/**
 * Values that are still the sample's, copied from an example, or not filled in.
 * @param files content by path, such as that of `villa/settings.json`
 * @param country country of the villa, ISO 3166-1 alpha-2
 * @returns one sentence per value
 */
export function findUnfilled(files: Record<string, unknown>, country: string): string[] {
  return Object.entries(files)
    .flatMap(([file, content]) => leavesOf(file, content))
    .flatMap((leaf) => {
      const fault = faultOf(leaf, country);
      const shown = String(leaf.value).length > 60 ? `${String(leaf.value).slice(0, 57)}...` : String(leaf.value);
      return fault ? [`${leaf.file}: ${leaf.path}: ${JSON.stringify(shown)} ${fault}`] : [];
    });
}

/** The files whose values a project is provisioned with. */
export const provisionedFiles = ['villa/apartments.json', 'villa/settings.json', 'villa/property.json'];
