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
  it('stays stored after its result is shown, but the form’s input does not', () => {
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

  it('must be shown before any stay is requested, and then again only before its own stay is', () => {
    expect(openSent(stayKey)).toBeUndefined();
    saveSent(sent);
    expect(openSent(otherKey)).toEqual(sent);
    markShown('r');
    expect(openSent(otherKey)).toBeUndefined();
    expect(openSent(stayKey)).toBeDefined();
  });

  it('does not remove new input when its result is shown a second time', () => {
    saveSent({ ...sent, isShown: true });
    saveDraft(draft);
    markShown('r');
    expect(readDraft()).toEqual(draft);
  });

  it('records whether the form was changed before its result was shown', () => {
    markChanged();
    expect(readSent()).toBeUndefined();
    saveSent(sent);
    markChanged();
    expect(readSent()?.isChanged).toBe(true);
    saveSent({ ...sent, isShown: true });
    markChanged();
    expect(readSent()?.isChanged).toBe(false);
  });

  it('is removed only by its own ID', () => {
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
