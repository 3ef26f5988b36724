import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

interface Form {
  name: string;
  nights: string;
  days: number[];
  seasons: { id: string; price: string; rules: { most: string } }[];
}

const season = (id: string, price: string, most = '') => ({ id, price, rules: { most } });
const base: Form = { name: 'Ana', nights: '3', days: [], seasons: [season('a', '90'), season('b', '120')] };

describe('what an owner typed, after somebody else has saved', () => {
  it('stays, beside what they have changed elsewhere in the form', () => {
    expect(mergeEdits(base, { ...base, name: 'Iva' }, { ...base, nights: '5' })).toEqual({
      form: { ...base, name: 'Iva', nights: '5' },
      conflicts: [],
    });
  });

  it('stays where both have changed it, with what stands there now', () => {
    const merged = mergeEdits(base, { ...base, name: 'Iva', days: [6] }, { ...base, name: 'Eva', days: [7] });
    expect(merged.form).toEqual({ ...base, name: 'Iva', days: [6] });
    expect(merged.conflicts).toEqual([
      { path: ['name'], standing: { now: 'Eva' } },
      { path: ['days'], standing: { now: [7] } },
    ]);
  });

  it('is nothing to talk about where both have typed the same', () => {
    const both = { ...base, name: 'Iva' };
    expect(mergeEdits(base, both, { ...both, nights: '4' })).toEqual({ form: { ...both, nights: '4' }, conflicts: [] });
  });

  it('is told apart by the part of the list, wherever it has moved', () => {
    const typed = { ...base, seasons: [season('a', '95'), season('b', '120', '7'), season('new', '80')] };
    const now = { ...base, seasons: [season('c', '60'), season('b', '130', '9'), season('a', '90')] };
    expect(mergeEdits(base, typed, now)).toEqual({
      form: { ...base, seasons: [season('c', '60'), season('b', '130', '7'), season('a', '95'), season('new', '80')] },
      conflicts: [{ path: ['seasons', 'b', 'rules', 'most'], standing: { now: '9' } }],
    });
  });

  it('keeps a part that one has changed and the other removed', () => {
    const typed = { ...base, seasons: [season('a', '95')] };
    const now = { ...base, seasons: [season('b', '130')] };
    expect(mergeEdits(base, typed, now)).toEqual({
      form: { ...base, seasons: [season('b', '130'), season('a', '95')] },
      conflicts: [
        { path: ['seasons', 'b'], standing: 'kept' },
        { path: ['seasons', 'a'], standing: 'removed' },
      ],
    });
  });

  it('leaves out what one has removed and nobody has changed', () => {
    const typed = { ...base, seasons: [season('b', '125')] };
    const now = { ...base, seasons: [season('a', '90'), season('b', '120'), season('c', '60')] };
    expect(mergeEdits(base, typed, now).form.seasons).toEqual([season('b', '125'), season('c', '60')]);
  });

  it('leaves fields alone that are never saved', () => {
    const { form, conflicts } = mergeEdits<{ stored: string; own: string }>(
      { stored: 'a' },
      { stored: 'a', own: 'typed' },
      { stored: 'b' },
    );
    expect([form, conflicts]).toEqual([{ stored: 'b', own: 'typed' }, []]);
  });
});

describe('of any three forms', () => {
  const text = fc.constantFrom('', '1', '2', '3');
  const seasons = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), price: text, rules: fc.record({ most: text }) }),
    { selector: ({ id }) => id, maxLength: 4 },
  );
  const form: fc.Arbitrary<Form> = fc.record({
    name: text,
    nights: text,
    days: fc.subarray([5, 6, 7]),
    seasons,
  });

  it('one who typed nothing sees what is saved, and nobody’s saving changes nothing', () => {
    fc.assert(
      fc.property(form, form, (one, two) => {
        expect(mergeEdits(one, one, two)).toEqual({ form: two, conflicts: [] });
        expect(mergeEdits(one, two, one)).toEqual({ form: two, conflicts: [] });
      }),
    );
  });

  it('every field is as typed or as saved, by whoever changed it, and a conflict is named exactly where both did', () => {
    fc.assert(
      fc.property(form, form, form, (old, typed, now) => {
        const merged = mergeEdits(old, typed, now);
        for (const name of ['name', 'nights'] as const) {
          const bothChanged = typed[name] !== old[name] && now[name] !== old[name] && typed[name] !== now[name];
          expect(merged.form[name]).toBe(typed[name] === old[name] ? now[name] : typed[name]);
          const named = merged.conflicts.filter(({ path }) => path.length === 1 && path[0] === name);
          expect(named).toEqual(bothChanged ? [{ path: [name], standing: { now: now[name] } }] : []);
        }
      }),
    );
  });

  it('no part of a list is lost that anybody has added or changed, and none is there twice', () => {
    fc.assert(
      fc.property(form, form, form, (old, typed, now) => {
        const ids = mergeEdits(old, typed, now).form.seasons.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const before = new Map(old.seasons.map((one) => [one.id, JSON.stringify(one)]));
        for (const one of [...typed.seasons, ...now.seasons]) {
          if (before.get(one.id) !== JSON.stringify(one)) expect(ids).toContain(one.id);
        }
      }),
    );
  });

  it('merging what was merged once more changes nothing', () => {
    fc.assert(
      fc.property(form, form, form, (old, typed, now) => {
        const { form: merged } = mergeEdits(old, typed, now);
        expect(mergeEdits(now, merged, now)).toEqual({ form: merged, conflicts: [] });
      }),
    );
  });
});
