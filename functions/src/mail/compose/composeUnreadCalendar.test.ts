import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/language.ts';
import { composeUnreadCalendar } from './composeUnreadCalendar.ts';
import { sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const since = new Date('2027-06-01T10:00:00Z');
const calendar = { id: 'sample', apartment: 'olive', platform: 'airbnb', label: '', feedUrl: null } as const;

describe.each(languages)('a mail about a calendar to an owner who reads %s', (ownerLanguage) => {
  const settings = { ...sampleSettings, ownerLanguage };
  const unread = (problem: 'refused' | 'busy' | 'server-fault' | 'not-a-calendar') =>
    composeUnreadCalendar(
      { ...calendar, problem, failingSince: since, retryAt: new Date('2027-06-01T12:30:00Z') },
      settings,
    ).message.text.replace(/\s+/g, ' ');

  it('gives its own reason for 403, 429, 5xx and a sign-in page, and the time of the next reading', () => {
    const mails = [unread('refused'), unread('busy'), unread('server-fault'), unread('not-a-calendar')];
    expect(new Set(mails).size).toBe(mails.length);
    expect(mails[1]).toContain('14:30');
    for (const text of mails) expect(text).not.toMatch(/\{\{|problems\.|platform\.\w/);
  });
});
