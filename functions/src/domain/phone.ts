import property from '../../../villa/property.json' with { type: 'json' };

/*
 * Phone numbers as people write them and in E.164: `+`, calling code, number, at most 15 digits. Covers only what forms and
 * pages need. Tests compare it with libphonenumber, which is a hundred times as large.
 */

/**
 * ISO 3166 regions with their calling codes (ITU) and the group lengths of a mobile number: `HR385.234` for
 * +385 91 234 5678. If regions share a code, only the main one has group lengths.
 */
const table =
  'AC247.5 AD376.33 AE971.234 AF93.234 AG1 AI1 AL355.234 AM374.26 AO244.333 AR54.1244 AS1 AT43.36 AU61.333 AW297.34 ' +
  'AX358 AZ994.2322 BA387.233 BB1 BD880.46 BE32.3222 BF226.2222 BG359.233 BH973.44 BI257.2222 BJ229.22222 BL590 BM1 ' +
  'BN673.34 BO591.8 BQ599 BR55.254 BS1 BT975.2222 BW267.233 BY375.2322 BZ501.34 CA1 CC61 CD243.333 CF236.2222 ' +
  'CG242.234 CH41.2322 CI225.2224 CK682.23 CL56.144 CM237.12222 CN86.344 CO57.37 CR506.44 CU53.17 CV238.322 ' +
  'CW599.134 CX61 CY357.26 CZ420.333 DE49.47 DJ253.2222 DK45.2222 DM1 DO1 DZ213.3222 EC593.234 EE372.44 EG20.28 ' +
  'EH212 ER291.133 ES34.3222 ET251.234 FI358.27 FJ679.34 FK500.5 FM691.34 FO298.222 FR33.12222 GA241.2222 GB44.46 ' +
  'GD1 GE995.3222 GF594.3222 GG44 GH233.234 GI350.8 GL299.222 GM220.34 GN224.3222 GP590.3222 GQ240.333 GR30.334 ' +
  'GT502.44 GU1 GW245.333 GY592.34 HK852.44 HN504.44 HR385.234 HT509.224 HU36.234 ID62.333 IE353.234 IL972.234 IM44 ' +
  'IN91.55 IO246.34 IQ964.334 IR98.334 IS354.34 IT39.334 JE44 JM1 JO962.144 JP81.244 KE254.36 KG996.333 KH855.233 ' +
  'KI686.8 KM269.322 KN1 KP850.334 KR82.244 KW965.35 KY1 KZ7 LA856.2233 LB961.233 LC1 LI423.333 LK94.234 LR231.234 ' +
  'LS266.44 LT370.35 LU352.333 LV371.233 LY218.27 MA212.12222 MC377.12222 MD373.323 ME382.233 MF590 MG261.2232 ' +
  'MH692.34 MK389.233 ML223.2222 MM95.134 MN976.44 MO853.44 MP1 MQ596.3222 MR222.2222 MS1 MT356.44 MU230.44 ' +
  'MV960.34 MW265.3222 MX52.334 MY60.234 MZ258.234 NA264.234 NC687.222 NE227.2222 NF672.15 NG234.334 NI505.44 ' +
  'NL31.18 NO47.2222 NP977.37 NR674.34 NU683.34 NZ64.234 OM968.44 PA507.44 PE51.333 PF689.2222 PG675.44 PH63.334 ' +
  'PK92.37 PL48.333 PM508.222 PR1 PS970.333 PT351.333 PW680.34 PY595.36 QA974.44 RE262.3222 RO40.333 RS381.27 ' +
  'RU7.3322 RW250.333 SA966.234 SB677.25 SC248.133 SD249.234 SE46.2322 SG65.44 SH290.5 SI386.233 SJ47 SK421.333 ' +
  'SL232.26 SM378.2222 SN221.2322 SO252.17 SR597.34 SS211.333 ST239.34 SV503.44 SX1 SY963.333 SZ268.44 TA290 TC1 ' +
  'TD235.2222 TG228.2222 TH66.234 TJ992.234 TK690.4 TL670.44 TM993.26 TN216.233 TO676.34 TR90.3322 TT1 TV688.24 ' +
  'TW886.333 TZ255.333 UA380.234 UG256.36 US1.334 UY598.233 UZ998.2322 VA39 VC1 VE58.37 VG1 VI1 VN84.333 VU678.34 ' +
  'WF681.222 WS685.25 XK383.233 YE967.333 YT262 ZA27.234 ZM260.27 ZW263.234';

/** Calling code by region, without the `+`. */
export const callingCodes: ReadonlyMap<string, string> = new Map(
  table.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2).split('.')[0]!]),
);

/** By calling code: its main region, and the group lengths of a mobile number. */
const plans = new Map(
  table.split(' ').flatMap((entry) => {
    const [, region = '', code = '', groups] = /^(..)(\d+)(?:\.(\d+))?$/.exec(entry) ?? [];
    return groups === undefined ? [] : [[code, { region, groups: [...groups].map(Number) }] as const];
  }),
);

/**
 * Numbers, in the countries most guests come from, that are not grouped like mobile numbers. Digits beyond the listed groups
 * are grouped in threes.
 */
const otherGroups: readonly (readonly [start: RegExp, groups: readonly number[]])[] = [
  [/^\+3(?:85|6|53)1/, [1, 3, 4]],
  [/^\+3861/, [1, 3, 2, 2]],
  [/^\+431/, [1]],
  [/^\+4420|^\+390[26]/, [2, 4, 4]],
  [/^\+48(?!45|5[0137]|6[069]|7[2389]|88)/, [2, 3, 2, 2]],
  [/^\+49(?:30|40|69|89)/, [2]],
  [/^\+491[67]/, [3, 7]],
  [/^\+49[2-9]/, [3]],
];

/** National trunk prefixes, which are not dialled from abroad. Most are 0 or none. */
const trunkPrefixes: Partial<Record<string, string>> = { BY: '80', HU: '06', KZ: '8', RU: '8', TM: '8' };
/** Regions where a leading 0 belongs to the number. */
const zeroStays: readonly string[] = ['IT', 'SM', 'VA', 'BF', 'BJ', 'CG', 'CI', 'GA'];

/** Region assumed for a number without a calling code: the villa's country. */
export const homeRegion: string = property.address.country;

export const e164Pattern = /^\+[1-9]\d{6,14}$/;

/** The region of a number that begins with a code like `+49` or `0049`; prefers `known` among regions that share the code. */
export function regionOfPhone(text: string, known: string): string | undefined {
  const digits = internationalDigits(text);
  if (digits === undefined) return undefined;
  if (startsWithCode(digits, known)) return known;
  for (const [code, { region }] of plans) if (digits.startsWith(code)) return region;
  return undefined;
}

/**
 * E.164 form: `+491701234567` for `0170 1234567` or `491701234567` of region `DE`, and for `+49 (0)170 1234567`.
 * `undefined` if it contains other characters than digits and common separators, or has fewer than 7 or more than 15 digits.
 */
export function toE164(text: string, region: string): string | undefined {
  // Numbers copied from a phone's contacts are wrapped in direction marks.
  if (!/^\+?[\d\p{Zs}\p{Cf}\p{Pd}()./]+$/u.test(withoutMarks(text))) return undefined;
  const international = internationalDigits(text);
  const from = international === undefined ? region : regionOfPhone(text, region);
  const code = callingCodes.get(from ?? '') ?? '';
  const digits = international ?? text.replace(/\D/g, '');
  // Some people leave out the +. Without it, a calling code is assumed only if the number is longer than usual in the country.
  const hasCode = international !== undefined || (digits.startsWith(code) && isLong(digits, code));
  const number = `+${code}${withoutTrunk(hasCode ? digits.slice(code.length) : digits, from, code)}`;
  return e164Pattern.test(number) ? number : undefined;
}

/**
 * Whether a number has so few digits that some are probably missing. It is valid anyway, because some landline numbers
 * are as short.
 */
export function looksShort(text: string, region: string): boolean {
  const number = toE164(text, region);
  const code = number && callingCodes.get(regionOfPhone(number, region) ?? '');
  return code !== undefined && number!.length - 1 - code.length < Math.min(7, mobileLength(code));
}

/** Formats a number like `+385 91 234 5678`. A number without a calling code, as in older bookings, stays as typed. */
export function formatPhone(phone: string): string {
  const region = regionOfPhone(phone, homeRegion);
  const number = region && toE164(phone, region);
  if (!number) return phone;
  const code = callingCodes.get(region) ?? '';
  const national = number.slice(1 + code.length);
  const [first = 3, ...others] =
    otherGroups.find(([start]) => start.test(number))?.[1] ?? plans.get(code)?.groups ?? [];
  const rest = national.length - first;
  const groups = others.reduce((sum, length) => sum + length, 0) === rest ? others : byThrees(rest);
  let at = first;
  return [`+${code}`, national.slice(0, first), ...groups.map((length) => national.slice(at, (at += length)))].join(
    ' ',
  );
}

/** The `tel:` link of a number. */
export function phoneLink(phone: string): string {
  return `tel:${toE164(phone, homeRegion) ?? phone.replace(/[^+\d]/g, '')}`;
}

/** The number without its country code, as written. */
export function nationalPart(text: string, region: string): string {
  const digits = internationalDigits(text);
  if (digits === undefined || !startsWithCode(digits, region)) return text;
  let left = callingCodes.get(region)!.length + (withoutMarks(text).startsWith('+') ? 0 : 2);
  const rest = text.replace(/\d/g, (digit) => (left-- > 0 ? '' : digit));
  return rest.replace(/^[^\d(]+/, '');
}

function startsWithCode(digits: string, region: string): boolean {
  const code = callingCodes.get(region);
  return code !== undefined && digits.startsWith(code);
}

/** The digits from the calling code on, for numbers that begin with `+` or `00`; else `undefined`. */
function internationalDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (withoutMarks(text).startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
}

function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** Whether the number has more digits than a mobile number of the country. */
function isLong(digits: string, code: string): boolean {
  return digits.length > mobileLength(code);
}

/** How many digits a mobile number has after the calling code. 0 if unknown. */
function mobileLength(code: string): number {
  return (plans.get(code)?.groups ?? []).reduce((sum, length) => sum + length, 0);
}

/** Removes the trunk prefix, which people write even after a calling code: +385 (0)91, +385 091. */
function withoutTrunk(digits: string, region: string | undefined, code: string): string {
  if (region === undefined) return digits;
  const prefix = trunkPrefixes[region] ?? (zeroStays.includes(region) ? undefined : '0');
  let rest = digits;
  // A number may begin with the digits of a prefix other than 0.
  while (prefix && rest.startsWith(prefix) && (prefix === '0' || isLong(rest, code))) rest = rest.slice(prefix.length);
  return rest;
}

/** Group lengths such as 3 3 4 or 4 4. */
function byThrees(length: number): number[] {
  if (length === 8) return [4, 4];
  return length <= 4 ? [length] : [3, ...byThrees(length - 3)];
}
