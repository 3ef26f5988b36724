import { describe, expect, it } from 'vitest';
import { guestsFit } from '../domain/guests.ts';
import {
  cancelBookingRequest,
  checkAvailabilityRequest,
  mostApartments,
  requestApartmentsRequest,
  requestBookingRequest,
} from './callables.ts';
import { fieldLengths } from './fieldLengths.ts';

const check = { checkIn: '2027-06-12', checkOut: '2027-06-19', adults: 2, children: 1 };
const guest = { firstName: 'Iva', lastName: 'Horvat', email: 'iva@example.com', phone: '+385911234567' };
const request = {
  ...check,
  requestId: '3f2c1b9e-8a52-4d06-9c1f-5b7e2a9d4c10',
  apartment: 'lavender',
  guest,
  language: 'en',
  acceptPrivacy: true,
  acceptTerms: true,
  expectedTotal: 110_500,
};
const { apartment: _, adults: __, children: ___, expectedTotal: ____, ...ofAll } = request;
const lavender = { apartment: 'lavender', adults: 4, children: 1, expectedTotal: 110_500 };
const requestOfTwo = { ...ofAll, apartments: [lavender, { ...lavender, apartment: 'olive', adults: 2 }] };
const cancel = { number: '7K3Q9-XRD2M' };
const schemas = [
  { name: 'checkAvailability', schema: checkAvailabilityRequest, valid: check as Record<string, unknown> },
  { name: 'requestBooking', schema: requestBookingRequest, valid: request as Record<string, unknown> },
  { name: 'requestApartments', schema: requestApartmentsRequest, valid: requestOfTwo as Record<string, unknown> },
  { name: 'cancelBooking', schema: cancelBookingRequest, valid: cancel as Record<string, unknown> },
];

/** Paths of the fields for which the request is refused; empty if it is accepted. */
function wrongFields(value: unknown, schema: (typeof schemas)[number]['schema'] = requestBookingRequest): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
}
const withGuest = (fields: Record<string, unknown>) => ({ ...request, guest: { ...guest, ...fields } });
const guestAfter = (fields: Record<string, unknown>) => requestBookingRequest.parse(withGuest(fields)).guest;

describe.each(schemas)('$name', ({ schema, valid }) => {
  it('accepts a valid request unchanged', () => {
    expect(schema.parse(valid)).toEqual(valid);
  });

  it.each(['totalPrice', 'status', 'constructor'])('refuses the unknown field %s', (field) => {
    const parsed = schema.safeParse({ ...valid, [field]: 1 });
    expect(parsed.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [field] }]);
  });

  it('ignores a prototype in the request', () => {
    const text = JSON.stringify(valid).replace('{', '{"__proto__":{"admin":true},');
    const parsed = schema.safeParse(JSON.parse(text));
    expect(parsed.success).toBe(false);
    expect('admin' in {}).toBe(false);
  });

  it('refuses a value of another type in every field', () => {
    for (const field of Object.keys(valid)) {
      const others = [{}, [], [valid[field]], () => 1, Symbol('x'), 7n, Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5];
      for (const other of others) expect(schema.safeParse({ ...valid, [field]: other }).success).toBe(false);
    }
  });
});

describe('guests', () => {
  it('may be 10,000 by the schema: the domain limits them', () => {
    const parsed = checkAvailabilityRequest.parse({ ...check, adults: 10_000 });
    expect(guestsFit(parsed, { adults: 4, children: 2, guests: 5 })).toBe(false);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_001, 2 ** 53, '2', null, true])(
    'may not be %s',
    (adults) => {
      expect(wrongFields({ ...check, adults }, checkAvailabilityRequest)).toEqual(['adults']);
      expect(wrongFields({ ...check, children: adults }, checkAvailabilityRequest)).toEqual(['children']);
      expect(wrongFields({ ...request, adults })).toEqual(['adults']);
    },
  );
});

it('a stay may be requested for a million guests but not for none, and may cost nothing', () => {
  expect(wrongFields({ ...request, adults: 1, children: 0, expectedTotal: 0 })).toEqual([]);
  expect(wrongFields({ ...request, adults: 0 })).toEqual(['adults']);
  expect(wrongFields({ ...request, adults: 1_000_000, children: 1_000_000 })).toEqual([]);
});

it('babies are optional, at most three, and not asked for when availability is checked', () => {
  expect(wrongFields({ ...request, babies: 3 })).toEqual([]);
  for (const babies of [4, -1, 0.5, null]) expect(wrongFields({ ...request, babies })).toEqual(['babies']);
  expect(
    wrongFields(
      { ...requestOfTwo, apartments: [lavender, { ...lavender, apartment: 'olive', babies: 1 }] },
      requestApartmentsRequest,
    ),
  ).toEqual([]);
  expect(checkAvailabilityRequest.safeParse({ ...check, babies: 1 }).success).toBe(false);
});

describe('several apartments', () => {
  const wrong = (apartments: unknown) => wrongFields({ ...requestOfTwo, apartments }, requestApartmentsRequest);

  it('are at least two, each once, and no more than the maximum', () => {
    const many = Array.from({ length: mostApartments + 1 }, (_apartment, index) => ({
      ...lavender,
      apartment: `a${index}`,
    }));
    expect(wrong(many.slice(0, mostApartments))).toEqual([]);
    for (const apartments of [[], [lavender], [lavender, { ...lavender, adults: 1 }], many]) {
      expect(wrong(apartments)).toEqual(['apartments']);
    }
  });

  it('each need an adult, and the price that was shown', () => {
    const other = { ...lavender, apartment: 'olive' };
    expect(wrong([lavender, { ...other, adults: 0 }])).toEqual(['apartments.1.adults']);
    expect(wrong([{ ...lavender, expectedTotal: -1 }, other])).toEqual(['apartments.0.expectedTotal']);
    expect(wrong([lavender, null])).toEqual(['apartments.1']);
  });

  it('are cancelled together only if the request says so explicitly', () => {
    for (const together of [true, false, undefined]) {
      expect(wrongFields({ ...cancel, together }, cancelBookingRequest)).toEqual([]);
    }
    for (const together of [null, 'true', 1]) {
      expect(wrongFields({ ...cancel, together }, cancelBookingRequest)).toEqual(['together']);
    }
  });
});

describe('dates', () => {
  it('may be missing or invalid, which the domain distinguishes', () => {
    for (const date of [undefined, null, '', '2027-02-30', 'tomorrow']) {
      expect(wrongFields({ ...check, checkIn: date, checkOut: date }, checkAvailabilityRequest)).toEqual([]);
      expect(wrongFields({ ...request, checkIn: date, checkOut: date })).toEqual([]);
    }
  });

  it('are short texts', () => {
    for (const date of [20270612, new Date(0), { $gt: '' }, '2'.repeat(41), '2'.repeat(1_000_000)]) {
      expect(wrongFields({ ...request, checkIn: date, checkOut: date })).toEqual(['checkIn', 'checkOut']);
    }
  });
});

describe('identifiers', () => {
  it.each(['', '../bookings', 'a/b', 'Lavender', 'lavender\n', 'la vender', '..', 'x'.repeat(41), '__id__'])(
    'an apartment is not %j',
    (apartment) => {
      expect(wrongFields({ ...request, apartment })).toEqual(['apartment']);
      expect(wrongFields({ ...check, apartment }, checkAvailabilityRequest)).toEqual(['apartment']);
    },
  );

  it.each(['', '__id__', '../7K3Q9', 'A/B', 'A'.repeat(41), '7K3Q9-XRD2M\n', '.', ' '])(
    'a booking is not %j',
    (number) => {
      expect(wrongFields({ number }, cancelBookingRequest)).toEqual(['number']);
    },
  );

  it("a slug and a booking's ID may have their shortest and longest forms", () => {
    for (const apartment of ['a', '0', 'x'.repeat(40)]) expect(wrongFields({ ...request, apartment })).toEqual([]);
    for (const number of ['0', 'A', 'Z'.repeat(40), 'aB3dE5fG7hI9jK1lM3nO'])
      expect(wrongFields({ number }, cancelBookingRequest)).toEqual([]);
  });

  it.each(['', '1', 'not-a-uuid', `${request.requestId}0`, ` ${request.requestId}`, `${request.requestId}\n`])(
    'a request id is not %j',
    (requestId) => {
      expect(wrongFields({ ...request, requestId })).toEqual(['requestId']);
    },
  );

  it.each(['', 'EN', 'fr', 'de-AT'])('a language is not %j', (language) => {
    expect(wrongFields({ ...request, language })).toEqual(['language']);
  });
});

describe('money from a browser', () => {
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '110500', null, undefined])('is not %s', (expectedTotal) => {
    expect(wrongFields({ ...request, expectedTotal })).toEqual(['expectedTotal']);
  });
});

describe('consent', () => {
  it('may be missing or withheld, which the use case refuses, but is never a text or a number', () => {
    expect(wrongFields({ ...request, acceptPrivacy: undefined, acceptTerms: false })).toEqual([]);
    expect(wrongFields({ ...request, acceptPrivacy: 'true', acceptTerms: 1 })).toEqual([
      'acceptPrivacy',
      'acceptTerms',
    ]);
  });
});

describe('the guest', () => {
  it('has an email in lower case, without surrounding spaces', () => {
    expect(guestAfter({ email: '  Iva.Horvat+Villa@Example.COM\n' }).email).toBe('iva.horvat+villa@example.com');
  });

  it.each([
    '',
    'iva',
    'iva@example',
    'iva@exa mple.com',
    'iva@example.com, eve@example.com',
    'iva@example.com\r\nBcc: eve@example.com',
    'Iva <iva@example.com>',
    '"iva\n"@example.com',
    `${'i'.repeat(243)}@example.com`,
  ])('refuses an email like %j', (email) => {
    expect(wrongFields(withGuest({ email }))).toEqual(['guest.email']);
  });

  it.each([
    ['+385 91 123 4567', '+385911234567'],
    ['\u202a+49 151 1234567\u202c', '+491511234567'],
    // Without a calling code, as in the villa's country.
    ['091/123-4567', '+385911234567'],
  ])('stores the phone %j as %s', (phone, number) => {
    expect(guestAfter({ phone: ` ${phone} ` }).phone).toBe(number);
  });

  it.each(['', 'call me', '123\r\n45678', `1${' '.repeat(30)}2345`])('refuses a phone like %j', (phone) => {
    expect(wrongFields(withGuest({ phone }))).toEqual(['guest.phone']);
  });

  const lines = ['firstName', 'lastName', 'address', 'zipCode', 'city', 'state', 'country'] as const;

  it.each(lines)('has a one-line %s', (field) => {
    for (const text of ['Žaklina Šćepanović-Đurđević', "O'Neill", '李小龙', 'שרה', 'Łódź 🌊', '=1+1', '<b>x</b>']) {
      const fitting = text.slice(0, fieldLengths[field]);
      if (fitting === text) expect(guestAfter({ [field]: `  ${text} ` })[field]).toBe(text);
    }
    for (const end of ['\r\n', '\n', '\r', '\t', '\u0085', '\u2028', '\u2029'])
      expect(wrongFields(withGuest({ [field]: `Iva${end}Bcc: x` }))).toEqual([`guest.${field}`]);
  });

  it.each(lines)('accepts a %s of the maximum length, and not one letter more', (field) => {
    for (const length of [1, fieldLengths[field]])
      expect(wrongFields(withGuest({ [field]: 'x'.repeat(length) }))).toEqual([]);
    expect(wrongFields(withGuest({ [field]: 'x'.repeat(fieldLengths[field] + 1) }))).toEqual([`guest.${field}`]);
  });

  it('has both names, an email and a phone; the rest may be missing or empty', () => {
    for (const field of ['firstName', 'lastName', 'email', 'phone']) {
      for (const empty of [undefined, null, '', '   ', '\n']) {
        expect(wrongFields(withGuest({ [field]: empty }))).toEqual([`guest.${field}`]);
      }
    }
    for (const field of ['message', ...lines.slice(2)]) expect(wrongFields(withGuest({ [field]: '' }))).toEqual([]);
  });

  it('is an object and has no other fields', () => {
    for (const other of [undefined, null, [], 'Iva', 7])
      expect(wrongFields({ ...request, guest: other })).toEqual(['guest']);
    expect(wrongFields(withGuest({ isOwner: true }))).toEqual(['guest']);
  });
});

describe('a message', () => {
  it('may have lines and tabs, with any line ending of browsers', () => {
    expect(guestAfter({ message: ' Hello,\r\n\twe come\rlate. \n' }).message).toBe('Hello,\n\twe come\nlate.');
  });

  it('may have the maximum length, counted after trimming, and not more', () => {
    expect(guestAfter({ message: ` ${'x'.repeat(2000)} ` }).message).toHaveLength(2000);
    expect(wrongFields(withGuest({ message: 'x'.repeat(2001) }))).toEqual(['guest.message']);
  });
});

describe('a text of a megabyte', () => {
  const megabyte = 1_000_000;

  it.each([
    ['x'.repeat(megabyte)],
    [`${' '.repeat(megabyte)}x y`],
    [`a@${'a-.'.repeat(megabyte / 3)}`],
    ['1 '.repeat(megabyte / 2)],
  ])('in any field is refused at once, and the error does not repeat it (case %#)', (text) => {
    const fields = [...Object.keys(fieldLengths)];
    const started = performance.now();
    const parsed = requestBookingRequest.safeParse(
      withGuest(Object.fromEntries(fields.map((field) => [field, `${text}!`]))),
    );
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(new Set(parsed.error?.issues.map((issue) => issue.path.join('.')))).toContain('guest.email');
    expect(JSON.stringify(parsed.error?.issues).length).toBeLessThan(10_000);
  });
});
