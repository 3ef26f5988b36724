import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import lakeside from './oneApartment.json' with { type: 'json' };
import site from '../../villa/site.json' with { type: 'json' };
import { answersSchema, draftSchema, parseAnswers, type AnswersDraft } from '../../tools/newVilla/Answers.ts';
import { askAnswers } from '../../tools/newVilla/askAnswers.ts';
import { Questions } from '../../tools/newVilla/Questions.ts';

const enter = '\r';
const down = '\u001b[B';

/** Types answers at their questions, in this order: `[part of the question, keys]`. Enter follows each. */
async function answerByHand(turns: (readonly [question: string, keys: string])[], draft: AnswersDraft = {}) {
  const input = new PassThrough();
  let shown = '';
  const left = [...turns];
  const output = new Writable({
    write(chunk, _, done) {
      shown += stripVTControlCharacters(String(chunk));
      const [question, keys] = left[0] ?? [];
      // After the question is drawn, and its prompt listens.
      if (question !== undefined && shown.includes(question)) {
        left.shift();
        shown = '';
        setImmediate(() => input.write(keys + enter));
      }
      done();
    },
  });
  // Each question ends its output; process.stdout stays open too.
  output.end = () => output;
  const saved: AnswersDraft[] = [];
  const answers = askAnswers(new Questions({ input, output }), draft, site.pages, (now) => saved.push(now));
  return { answers: await answers, saved, left };
}

const { apartments: [flat] = [] } = lakeside;
/** Ctrl-U: without what stands there. */
const instead = '\u0015';

const whole = [
  ['villa called?', ''],
  ['something has to stand here', 'Haus am See'],
  ['Short name', ''],
  ['Address of the site', 'haus.example'],
  ['https:// and the domain', `${instead}https://haus-am-see.example`],
  ['Street and number', 'Uferweg 3'],
  ['Postal code', '82335'],
  ['Town', 'Berg'],
  ['Country', 'Germany'],
  ['two letters', `${instead}de`],
  ['Latitude', '47,96511'],
  ['Longitude', '11.35842'],
  ['Time zone', 'Berlin'],
  ['a time zone such as', `${instead}Europe/Berlin`],
  ['Default language', down],
  // Italian, Polish.
  ['Other languages', `${down}${down} `],
  ['amounts written', `${down}${down}`],
  ['Own names for pages', 'y'],
  ['German: which pages', `${down} `],
  ['?   list of apartments', 'Kontakt!'],
  ['lower-case letters', `${instead}kontakt`],
  ['share a name', `${instead}ferienhaus`],
  ['Polish: which pages', ''],
  ['Who is the host', 'Jonas Weiler'],
  ['Email of the host', 'jonas@haus-am-see.example'],
  ['Phone of the host', '08151 555012'],
  ['such as +385', `${instead}+49 8151 555012`],
  // German and Polish are suggested.
  ['Languages the host speaks', ' '],
  ['Language of mails', ''],
  ['an advance', 'n'],
  ['pets', 'y'],
  ['parking spaces', 'two'],
  ['a whole number', `${instead}2`],
  ['outside', `${down} `],
  ['inside', `${down}${down} `],
  ['kitchen', ''],
  ['Fewest nights', '3'],
  ['high season', ''],
  ['first night', '06-15'],
  ['last night', '09-15'],
  ['fewest nights', '5'],
  ['early season', ''],
  ['late season', ''],
  ['How many apartments', '11'],
  ['at most 10', `${instead}1`],
  ['its name', 'Bootshaus'],
  ['after the last slash', ''],
  ['stars', ''],
  ['square metres', '45'],
  ['bedrooms', ''],
  ['double beds', ''],
  ['single beds', '1'],
  ['sofa beds', ''],
  ['day beds', ''],
  ['cot', ''],
  ['living room', ''],
  ['bathrooms', ''],
  ['adults at most', '3'],
  ['children at most', '1'],
  ['guests at most', '5'],
  ['from 3 to 4', `${instead}3`],
  ['euros per night', '120'],
  ['high season', '165,5'],
  ['cleaning', '70'],
  ['see from it', down],
  ['terrace', 'n'],
  ['dishwasher', 'n'],
  ['washing machine', ''],
] as const;

it('asks for everything, says what is wrong with an answer, and saves each section', async () => {
  const { answers, saved, left } = await answerByHand([...whole, ['What now?', '']]);
  expect(left).toEqual([]);
  expect(answers).toEqual({
    ...parseAnswers(lakeside, 'lakeside'),
    slug: 'haus-am-see',
    pages: { de: { apartments: 'ferienhaus' } },
    host: { ...lakeside.host, speaks: ['en', 'de', 'pl'] },
    amenities: { outside: ['entrance', 'parking'], inside: ['wifi'], kitchen: [] },
    apartments: [{ ...flat, slug: 'bootshaus' }],
  });
  expect(saved.map((draft) => Object.keys(draft).length)).toEqual([6, 9, 11, 14, 17]);
  expect(draftSchema.parse(JSON.parse(JSON.stringify(saved.at(-1))))).toEqual(
    JSON.parse(JSON.stringify(answersSchema.parse(answers))),
  );
});

it('goes on with the answers of before, and lets any section be answered again', async () => {
  const { host: _, ...rest } = parseAnswers(lakeside, 'lakeside');
  const { answers, left } = await answerByHand(
    [
      ['Who is the host', 'Jonas Weiler'],
      ['Email of the host', 'wrong@haus-am-see.example'],
      ['Phone of the host', '+49 8151 555012'],
      ['Languages the host speaks', ''],
      ['Language of mails', ''],
      ['an advance', 'n'],
      ['What now?', `${down}${down}${down}`],
      ['Who is the host', ''],
      ['Email of the host', 'jonas@haus-am-see.example'],
      ['Phone of the host', ''],
      ['Languages the host speaks', ''],
      ['Language of mails', down],
      ['an advance', ''],
      ['What now?', ''],
    ],
    rest,
  );
  expect(left).toEqual([]);
  expect(answers.host).toEqual({ ...lakeside.host, speaks: ['de', 'pl'], language: 'pl' });
});

it('suggests the time zone of the country', async () => {
  const { timeZone: _, ...rest } = parseAnswers(lakeside, 'lakeside');
  const house = ['villa called?', 'Short name', 'Address of the site', 'Street', 'Postal code', 'Town'] as const;
  const { answers, left } = await answerByHand(
    [
      ...house.map((question) => [question, ''] as const),
      ['Country', 'IT'],
      ['Latitude', ''],
      ['Longitude', ''],
      ['Time zone', ''],
      ['What now?', ''],
    ],
    rest,
  );
  expect(left).toEqual([]);
  expect(answers).toMatchObject({ address: { ...lakeside.address, country: 'IT' }, timeZone: 'Europe/Rome' });
});

it('writes nothing if one leaves', async () => {
  const leaving = answerByHand([['What now?', '\u001b[A']], parseAnswers(lakeside, 'lakeside'));
  await expect(leaving).rejects.toThrow('Nothing was written');
});
