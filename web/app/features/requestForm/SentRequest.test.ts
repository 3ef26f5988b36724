import { isoDate } from 'functions/domain/isoDate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../storage/browserStorage.ts';
import { emptyDraft, readDraft, saveDraft } from './RequestDraft.ts';
import { markChanged, markShown, openSent, readSent, removeSent, saveSent, stayKeyOf } from './SentRequest.ts';

const stay = { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') };
const stayKey = stayKeyOf(['olive'], stay);
const otherKey = stayKeyOf(['olive', 'rosemary'], stay);
const sent = { requestId: 'r', stayKey, sentAt: 7, isChanged: false, isShown: false };
const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, firstName: 'Mia' }, acceptTerms: true };

let sessionStorage: MemoryStorage;
beforeEach(() => {
  sessionStorage = new MemoryStorage();
  vi.stubGlobal('window', { sessionStorage });
});

describe('a sent request', () => {
  it('is stored with the form’s input until its result is shown, and its id longer', () => {
    saveDraft(draft);
    saveSent(sent);
    markShown('another');
    expect(openSent(stayKey)).toEqual(sent);
    expect(readDraft()).toEqual(draft);
    markShown('r');
    expect(openSent(stayKey)).toEqual({ ...sent, isShown: true });
    expect(readDraft()).toEqual(emptyDraft);
  });

  it('contains no data of the guest', () => {
    saveSent(sent);
    expect([...sessionStorage.entries]).toEqual([['sent-request', JSON.stringify(sent)]]);
  });

  it('blocks every stay until its result is shown, then only its own', () => {
    expect(openSent(stayKey)).toBeUndefined();
    saveSent(sent);
    expect(openSent(otherKey)).toEqual(sent);
    markShown('r');
    expect(openSent(otherKey)).toBeUndefined();
    expect(openSent(stayKey)).toBeDefined();
  });

  it('whose result was shown leaves the next input alone, even when it is shown again', () => {
    saveSent({ ...sent, isShown: true });
    saveDraft(draft);
    markShown('r');
    expect(readDraft()).toEqual(draft);
  });

  it('knows whether the form was changed before its result was shown', () => {
    markChanged();
    expect(readSent()).toBeUndefined();
    saveSent(sent);
    markChanged();
    expect(readSent()?.isChanged).toBe(true);
    saveSent({ ...sent, isShown: true });
    markChanged();
    expect(readSent()?.isChanged).toBe(false);
  });

  it('is removed by its own id only', () => {
    saveSent(sent);
    removeSent('another');
    expect(readSent()).toEqual(sent);
    removeSent('r');
    expect(readSent()).toBeUndefined();
  });

  it.each(['not json', '{}', '{"requestId":7,"stayKey":"s","sentAt":1}'])('is missing if %s is stored', (text) => {
    sessionStorage.setItem('sent-request', text);
    expect(readSent()).toBeUndefined();
  });

  it('lasts as long as the page without storage', () => {
    vi.stubGlobal('window', {});
    saveSent(sent);
    expect(openSent(stayKey)).toEqual(sent);
    removeSent('r');
    expect(readSent()).toBeUndefined();
  });
});

describe('a draft', () => {
  it('starts again from unreadable storage', () => {
    sessionStorage.setItem('request-draft', '{"fields":{"firstName":7},"acceptTerms":"yes"}');
    expect(readDraft()).toEqual(emptyDraft);
    sessionStorage.setItem('request-draft', 'not json');
    expect(readDraft()).toEqual(emptyDraft);
  });

  it('works without storage', () => {
    vi.stubGlobal('window', {});
    expect(readDraft()).toEqual(emptyDraft);
    expect(() => saveDraft(emptyDraft)).not.toThrow();
  });
});
