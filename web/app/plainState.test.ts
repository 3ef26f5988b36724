import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, it } from 'vitest';
import { writeList } from './plainState.ts';
import { readList } from './readList.ts';

/** As the router itself reads it. */
async function decoded(text: string): Promise<unknown> {
  const { value } = await decode(new Response(text).body!, globalThis as unknown as Window);
  return value;
}

const data = {
  loaderData: {
    'pl.home': {
      words: {
        language: 'pl',
        resources: { site: { nights_one: 'noc', empty: '' }, 'dates-taken': '<b> & "ą" \\ \u2028' },
      },
      apartments: [{ slug: 'olive', seasons: [], free: true, share: 0.05, from: null }],
    },
  },
  actionData: null,
  errors: null,
};

it('is read by the router as what was written', async () => {
  expect(await decoded(writeList(data))).toEqual(data);
  expect(readList(writeList(data))).toEqual(data);
});

it('reads what the router writes, and the router the same from what is written again', async () => {
  // Values that occur twice stand once in the router's list; -7 is a key without a value.
  const text = '[{"_1":2,"_3":-5,"_4":-7},"loaderData",{"_5":6},"errors","focus","a",[7,7],{"_8":9},"slug","olive"]\n';
  expect(readList(text)).toEqual({ loaderData: { a: [{ slug: 'olive' }, { slug: 'olive' }] }, errors: null });
  expect(await decoded(writeList(readList(text)!))).toEqual(await decoded(text));
});

it('leaves alone what is more than plain data', () => {
  expect(readList('[{"_1":2},"at",["D",1795271233508]]\n')).toBeUndefined();
  expect(readList('[{"_1":-2},"not a number"]\n')).toBeUndefined();
  expect(readList('[{"_1":2},"later",["P",2]]\nP2:[3,"kept"]\n')).toBeUndefined();
});
