/*
 * Phone numbers as people write them, and as E.164 wants them: `+`, calling code, the rest, 15 digits at most. Only what
 * a form needs to put a country's code before a number; the tests hold it against libphonenumber's own examples of every
 * country, which would weigh a hundred times as much in a browser.
 */

/** Regions (ISO 3166) with their calling codes, as the ITU assigns them. */
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

/** Which region a code that several share stands for, when nothing else is known. */
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

/** What is dialled before a number within its country and not from abroad. Most dial 0, or nothing before a 0. */
const trunkPrefixes: Partial<Record<string, string>> = { BY: '80', HU: '06', KZ: '8', RU: '8', TM: '8' };
/** Here a number's first 0 is part of it, from abroad too. */
const zeroStays: readonly string[] = ['IT', 'SM', 'VA', 'BJ', 'CG', 'CI', 'GA'];

/** The region that a number names itself, by `+49` or `0049`; `known` among those that share the code. */
export function regionOfPhone(text: string, known: string): string | undefined {
  const digits = internationalDigits(text);
  if (digits === undefined) return undefined;
  if (startsWithCode(digits, known)) return known;
  for (const [region, code] of callingCodes) if (digits.startsWith(code)) return mainRegions[code] ?? region;
  return undefined;
}

/**
 * A number as E.164 writes it: `+491701234567` for `0170 1234567` of region `DE`, and for `+49 (0)170 1234567`.
 * `undefined` for what cannot be one: it has other signs than digits and what people put between them, or it is shorter
 * than 7 or longer than 15 digits in all.
 */
export function toE164(text: string, region: string): string | undefined {
  if (!/^\+?[\d\p{Zs}()./-]+$/u.test(text.trim())) return undefined;
  const from = regionOfPhone(text, region) ?? region;
  const code = callingCodes.get(from) ?? '';
  const digits = internationalDigits(text);
  const number = digits ?? code + withoutTrunk(text.replace(/\D/g, ''), region);
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

/** A number that says its country: as it was written where it does, else as E.164; what is no number stays as it is. */
export function toInternational(text: string, region: string): string {
  return text.trim().startsWith('+') ? text : (toE164(text, region) ?? text);
}

/** The part of a number that follows its country's code, as it is written. */
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

/** The digits of a number that begins with `+` or `00`, from its country's code on; `undefined` for any other. */
function internationalDigits(text: string): string | undefined {
  const written = text.trim();
  // Between code and number some write the 0 that only callers within the country dial.
  const digits = written.replace(/\(0\)/, '').replace(/\D/g, '');
  if (written.startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
}

function withoutTrunk(digits: string, region: string): string {
  const prefix = trunkPrefixes[region] ?? (zeroStays.includes(region) ? '' : '0');
  return digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
}
