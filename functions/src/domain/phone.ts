/*
 * Phone numbers as people write them and in E.164: `+`, calling code, number, at most 15 digits. Only what a form needs
 * to add the calling code; tests compare it with libphonenumber, which is a hundred times as large.
 */

/** ISO 3166 regions with their calling codes (ITU). */
const table =
  'AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 ' +
  'BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 ' +
  'CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 ' +
  'EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 GI350 ' +
  'GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 ' +
  'IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 ' +
  'LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 ' +
  'MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 ' +
  'NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 QA974 ' +
  'RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 ' +
  'SS211 ST239 SV503 SX1 SY963 SZ268 TA290 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 ' +
  'TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ' +
  'ZW263';

/** Calling code by region, without the `+`. */
export const callingCodes: ReadonlyMap<string, string> = new Map(
  table.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** The main region of calling codes that several share. */
const mainRegions: Partial<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

/** National trunk prefixes, which are not dialled from abroad. Most are 0 or none. */
const trunkPrefixes: Partial<Record<string, string>> = { BY: '80', HU: '06', KZ: '8', RU: '8', TM: '8' };
/** Regions where the first 0 belongs to the number. */
const zeroStays: readonly string[] = ['IT', 'SM', 'VA', 'BJ', 'CG', 'CI', 'GA'];

/** The region of a number that begins with `+49` or `0049`; prefers `known` among regions that share the code. */
export function regionOfPhone(text: string, known: string): string | undefined {
  const digits = internationalDigits(text);
  if (digits === undefined) return undefined;
  if (startsWithCode(digits, known)) return known;
  for (const [region, code] of callingCodes) if (digits.startsWith(code)) return mainRegions[code] ?? region;
  return undefined;
}

/**
 * E.164 form: `+491701234567` for `0170 1234567` of region `DE` and for `+49 (0)170 1234567`. `undefined` if it
 * contains other characters than digits and common separators, or has fewer than 7 or more than 15 digits.
 */
export function toE164(text: string, region: string): string | undefined {
  if (!/^\+?[\d\p{Zs}()./-]+$/u.test(text.trim())) return undefined;
  const from = regionOfPhone(text, region) ?? region;
  const code = callingCodes.get(from) ?? '';
  const digits = internationalDigits(text);
  const number = digits ?? code + withoutTrunk(text.replace(/\D/g, ''), region);
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

/** E.164 if the text is a phone number, else the text itself. Numbers with a country code keep their spelling. */
export function toInternational(text: string, region: string): string {
  return text.trim().startsWith('+') ? text : (toE164(text, region) ?? text);
}

/** The number without its country code, as written. */
export function nationalPart(text: string, region: string): string {
  const digits = internationalDigits(text);
  if (digits === undefined || !startsWithCode(digits, region)) return text;
  let left = callingCodes.get(region)!.length + (text.trim().startsWith('+') ? 0 : 2);
  const rest = text.replace(/\d/g, (digit) => (left-- > 0 ? '' : digit));
  return rest.replace(/^[^\d(]+/, '');
}

function startsWithCode(digits: string, region: string): boolean {
  const code = callingCodes.get(region);
  return code !== undefined && digits.startsWith(code);
}

/** Digits from the country code on, for numbers that begin with `+` or `00`; else `undefined`. */
function internationalDigits(text: string): string | undefined {
  const written = text.trim();
  // Some write the trunk prefix 0 in brackets.
  const digits = written.replace(/\(0\)/, '').replace(/\D/g, '');
  if (written.startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
}

function withoutTrunk(digits: string, region: string): string {
  const prefix = trunkPrefixes[region] ?? (zeroStays.includes(region) ? '' : '0');
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}
