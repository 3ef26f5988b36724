import { expect, it } from 'vitest';
import { draftNow, type Draft } from './draftNow.ts';

interface Saved {
  revision: number;
  name: string;
  phone: string;
}
const formOf = ({ name, phone }: Saved) => ({ name, phone });
const base: Saved = { revision: 1, name: 'Ana', phone: '1' };
const draft: Draft<Saved, ReturnType<typeof formOf>> = { base, form: { name: 'Iva', phone: '1' } };
const refused = (one: typeof draft) => ({ ...one, isRefused: true });

it('stays for what the owner saw until the server has refused it', () => {
  expect(draftNow(draft, { revision: 2, name: 'Ana', phone: '2' }, formOf)).toBe(draft);
});

it('is sent for what is saved now after that, with what was typed', () => {
  // The refusal came first.
  expect(draftNow(refused(draft), base, formOf)).toEqual(refused(draft));
  const now = { revision: 3, name: 'Ana', phone: '2' };
  expect(draftNow(refused(draft), now, formOf)).toEqual({
    base: now,
    form: { name: 'Iva', phone: '2' },
    conflicts: [],
  });
});

it('keeps what was said about a field when it is refused once more', () => {
  const first = draftNow(refused(draft), { revision: 2, name: 'Eva', phone: '1' }, formOf);
  expect(first.conflicts).toEqual([{ path: ['name'], standing: { now: 'Eva' } }]);
  const typed = { ...first, form: { ...first.form, phone: '5' } };
  const again = draftNow(refused(typed), { revision: 3, name: 'Eva', phone: '2' }, formOf);
  expect(again.form).toEqual({ name: 'Iva', phone: '5' });
  expect(again.conflicts).toEqual([
    { path: ['name'], standing: { now: 'Eva' } },
    { path: ['phone'], standing: { now: '2' } },
  ]);
});

it('begins with what the owner has saved, if more was typed while that was sent', () => {
  const sent = { name: 'Iva', phone: '1' };
  const typed = { form: { name: 'Iva', phone: '3' }, base: { ...base, revision: 2 }, sent };
  const now = { revision: 3, name: 'Eva', phone: '1' };
  expect(draftNow(refused(typed), now, formOf)).toEqual({
    base: now,
    form: { name: 'Eva', phone: '3' },
    conflicts: [],
  });
});
