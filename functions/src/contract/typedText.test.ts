import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accessSchema } from './access.ts';
import { apartmentFactsSchema } from './apartment.ts';
import * as guests from './callables.ts';
import { mailRequest } from './mailRequest.ts';
import * as owners from './ownerCallables.ts';
import { settingsSchema } from './settings.ts';
import { typedLine, typedText } from './typedText.ts';

const line = (text: string) => typedLine(1000).parse(text);
const text = (typed: string) => typedText(1000).parse(typed);
const isSeen = (typed: string) => !/[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(typed);

/** Every invisible code point. */
const unseen = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter(
  (character) => !isSeen(character),
);

describe('invisible characters', () => {
  it('are controls, lone surrogates, direction marks, zero-width characters and tags', () => {
    const named = [
      0, 7, 0x1b, 0x7f, 0xad, 0x34f, 0x61c, 0x115f, 0x200b, 0x200d, 0x200e, 0x202a, 0x202e, 0x2060, 0x2066,
    ];
    const more = [0x2069, 0x3164, 0xd83c, 0xfe0f, 0xfeff, 0xfff9, 0xe0001, 0xe0041, 0xe01ef];
    expect(unseen).toEqual(expect.arrayContaining([...named, ...more].map((point) => String.fromCodePoint(point))));
  });

  it('are removed from every line and text', () => {
    for (const character of unseen) {
      // Line ends are refused in a line.
      if (!/[\r\u0085]/.test(character)) expect(line(`Iva${character}Kos`)).toBe('IvaKos');
      expect(text(`Iva${character}Kos`).replace('\n', '')).toBe('IvaKos');
    }
  });

  it('do not make a name', () => {
    expect(line(' \u200b\u3164\u202e\ufeff ')).toBe('');
  });

  it('are removed from a text of random characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const read = typedLine(1000).safeParse(typed);
        if (read.success) expect(isSeen(read.data)).toBe(true);
        const withoutEmoji = typed.replace(/\p{Emoji}/gu, 'x');
        expect(isSeen(text(withoutEmoji))).toBe(true);
        expect(text(text(typed))).toBe(text(typed));
      }),
      { numRuns: 5000 },
    );
  });

  it('stay within emoji of a message, and only there', () => {
    for (const emoji of [
      '👩\u200d🚀',
      '👨\u200d👩\u200d👧',
      '🏳\ufe0f\u200d🌈',
      '👩🏽\u200d🚀',
      '❤\ufe0f',
      '1\ufe0f\u20e3',
      '🇭🇷',
    ]) {
      expect(text(`Hello ${emoji}!`)).toBe(`Hello ${emoji}!`);
    }
    expect(text('👩\u200d Iva\u200dKos \u200d👩 a\ufe0f')).toBe('👩 IvaKos 👩 a');
    expect(line('Iva 👩\u200d🚀')).toBe('Iva 👩🚀');
  });
});

it.each(['Žaklina Šćepanović-Đurđević', '李小龙', 'علی', 'ஸ்ரீ', '\u0041\u030a', 'Łódź 🌊'])(
  '%s stays as it is',
  (name) => {
    expect([line(name), text(name)]).toEqual([name, name]);
  },
);

/** The schemas of all texts in a schema, by their paths. */
function textsIn(schema: z.core.$ZodType, path: string): [path: string, schema: z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[path, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${path}.${name}`));
    case 'array':
      return textsIn(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => textsIn(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return textsIn(def.innerType, path);
    case 'pipe':
      return textsIn(def.in, path);
    // `facts` and `values`, which the schemas of their documents check.
    case 'record':
    case 'unknown':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'custom':
    case 'transform':
      return [];
    default:
      throw new Error(`${path}: no case for ${def.type}`);
  }
}

const requests = Object.entries({ ...guests, ...owners }).filter(([name]) => name.endsWith('Request'));
const documents = { mailRequest, settingsSchema, accessSchema, apartmentFactsSchema };
const texts = [...requests, ...Object.entries(documents)].flatMap(([name, schema]) =>
  textsIn(schema as unknown as z.core.$ZodType, name),
);

it('the schemas of all requests’ texts are found', () => {
  expect(texts.map(([path]) => path)).toEqual(
    expect.arrayContaining(['requestBookingRequest.guest.message', 'decideBookingRequest.message', 'mailRequest.city']),
  );
});

it.each(texts)('%s removes invisible characters', (_, schema) => {
  for (const character of ['\0', '\u001b', '\u200b', '\u200d', '\u202e', '\u2066', '\ufe0f', '\ud83c', '\u{e0041}']) {
    const read = z.safeParse(schema, `a${character}b`);
    expect(!read.success || isSeen(read.data as string)).toBe(true);
  }
});
