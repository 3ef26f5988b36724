import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../storage/browserStorage.ts';
import { fillDetails, fillKnown, saveDetails } from './GuestDetails.ts';
import { emptyDraft } from './RequestDraft.ts';

const ada = { firstName: 'Ada', lastName: 'Novak', email: 'ada@example.net', phone: '+44 20 7946 0018' };
const sent = {
  fields: { ...emptyDraft.fields, ...ada, message: 'We come by ferry.', city: 'London' },
  acceptPrivacy: true,
  acceptTerms: true,
};

let localStorage: MemoryStorage;
beforeEach(() => {
  localStorage = new MemoryStorage();
  vi.stubGlobal('window', { localStorage });
});

it('fills an empty form with the details of the last request, and with nothing else', () => {
  saveDetails(sent);
  expect(fillDetails(emptyDraft)).toEqual({ ...emptyDraft, fields: { ...emptyDraft.fields, ...ada } });
});

it('leaves a form with input alone', () => {
  saveDetails(sent);
  const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Boris' } };
  expect(fillDetails(draft)).toBe(draft);
});

it.each(['{', 'null', '[]', '{"firstName":7}'])('fills in nothing from %s', (text) => {
  localStorage.setItem('guest-details', text);
  expect(fillDetails(emptyDraft)).toEqual(emptyDraft);
});

it('fills an empty form with the signed-in guest’s known details', () => {
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
