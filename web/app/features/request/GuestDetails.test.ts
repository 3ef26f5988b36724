import { expect, it } from 'vitest';
import { fillDetails, fillKnown, keepDetails } from './GuestDetails.ts';
import { emptyDraft } from './RequestDraft.ts';

const ada = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };
const sent = {
  fields: { ...emptyDraft.fields, ...ada, message: 'We come by ferry.', city: 'London' },
  acceptPrivacy: true,
  acceptTerms: true,
};

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('fills an empty form with who came before, and with nothing else', () => {
  const store = emptyStore();
  keepDetails(store, sent);
  expect(fillDetails(store, emptyDraft)).toEqual({ ...emptyDraft, fields: { ...emptyDraft.fields, ...ada } });
});

it('leaves a form alone that says who comes', () => {
  const store = emptyStore();
  keepDetails(store, sent);
  const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Boris' } };
  expect(fillDetails(store, draft)).toBe(draft);
});

it.each(['{', 'null', '[]', '{"firstName":7}'])('fills in nothing from %s', (text) => {
  const store = emptyStore();
  store.setItem('guest-details', text);
  expect(fillDetails(store, emptyDraft)).toEqual(emptyDraft);
});

it('fills an empty form with whoever is signed in, as far as that is known', () => {
  const filled = (name: string | null, email: string | null) => fillKnown({ name, email }, emptyDraft).fields;
  expect(filled('Ana Marija Kos', 'ana@example.net')).toMatchObject({
    firstName: 'Ana',
    lastName: 'Marija Kos',
    email: 'ana@example.net',
  });
  expect(filled(null, null)).toEqual(emptyDraft.fields);
  const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, email: 'other@example.net' } };
  expect(fillKnown({ name: 'Ana Kos', email: 'ana@example.net' }, draft)).toBe(draft);
});
