import { describe, expect, it } from 'vitest';
import { isoDate } from '../../domain/isoDate.ts';
import { composeBookingCancelled } from './composeBookingCancelled.ts';
import { composeBookingConfirmed } from './composeBookingConfirmed.ts';
import { composeBookingMoved } from './composeBookingMoved.ts';
import { composeBookingReceived } from './composeBookingReceived.ts';
import type { ComposedMail } from '../format/ComposedMail.ts';
import { sampleBooking, sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** Unfolds the lines (RFC 5545, 3.1) and reads each property once, its name with parameters apart from its value. */
function readCalendar(mail: ComposedMail) {
  const { content } = mail.message.attachments[0] ?? { content: '' };
  const lines = content.replace(/\r\n[ \t]/g, '').split('\r\n');
  const properties = lines.filter(Boolean).map((line) => {
    const colon = /^(?:[^":]|"[^"]*")*:/.exec(line)?.[0].length ?? 0;
    return [line.slice(0, colon - 1), line.slice(colon)] as const;
  });
  const values = new Map(properties);
  const person = (name: string) => properties.find(([key]) => key.startsWith(`${name};`));
  return { content, values, person };
}

const booking = sampleBooking();
const [requested, requestedOwner] = composeBookingReceived([booking], sampleSettings, now);
const ended = { ...booking, status: 'cancelled', sequence: 3 } as const;
const [cancelled, cancelledOwner] = composeBookingCancelled([ended], sampleSettings, now);
const certain = { ...booking, status: 'confirmed', sequence: 1 } as const;
const [confirmed] = await composeBookingConfirmed(certain, sampleSettings, now);
const movedTo = { ...certain, checkIn: isoDate('2027-06-25'), sequence: 2 };
const [moved] = composeBookingMoved(movedTo, certain, sampleSettings, now);

describe('the calendar entry in a mail', () => {
  it('is an invitation of whole days, the day of departure exclusive', () => {
    const { values } = readCalendar(requested);
    expect(values.get('METHOD')).toBe('REQUEST');
    expect(values.get('STATUS')).toBe('TENTATIVE');
    expect(values.get('DTSTART;VALUE=DATE')).toBe('20270622');
    expect(values.get('DTEND;VALUE=DATE')).toBe('20270706');
    expect(values.get('DTSTAMP')).toBe('20261121T100000Z');
    expect(values.get('LOCATION')).toContain('Villa Murtela\\, Put Murtele 12');
    expect(values.get('URL;VALUE=URI')).toBe('https://villa-murtela.example/my-booking/7K3Q9-XRD2M');
    expect(requested.message.attachments[0]).toMatchObject({
      filename: '7K3Q9-XRD2M.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
  });

  it('keeps its days across both clock changes and the end of a year', () => {
    for (const [checkIn, checkOut] of [
      ['2027-03-27', '2027-03-29'],
      ['2027-10-30', '2027-11-01'],
      ['2027-12-31', '2028-01-01'],
      ['2028-02-28', '2028-03-01'],
    ] as const) {
      const stay = { checkIn: isoDate(checkIn), checkOut: isoDate(checkOut) };
      const { values } = readCalendar(composeBookingReceived([sampleBooking(stay)], sampleSettings, now)[0]);
      expect(values.get('DTSTART;VALUE=DATE')).toBe(checkIn.replaceAll('-', ''));
      expect(values.get('DTEND;VALUE=DATE')).toBe(checkOut.replaceAll('-', ''));
    }
  });

  it('follows all changes of the booking: one UID, a rising sequence, the state and the dates', () => {
    const course = [requested, confirmed, moved, cancelled].map((mail) => readCalendar(mail).values);
    expect(new Set(course.map((values) => values.get('UID'))).size).toBe(1);
    expect(course.map((values) => Number(values.get('SEQUENCE')))).toEqual([0, 1, 2, 3]);
    expect(course.map((values) => values.get('METHOD'))).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
    expect(course.map((values) => values.get('STATUS'))).toEqual(['TENTATIVE', 'CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(course[2]?.get('DTSTART;VALUE=DATE')).toBe('20270625');
  });

  it('invites its reader in the property’s name, without asking for a reply', () => {
    for (const [mail, recipient] of [
      [requested, 'zoe+villa@example.net'],
      [requestedOwner, 'owner@house.example'],
      [cancelledOwner, 'owner@house.example'],
    ] as const) {
      const { person } = readCalendar(mail);
      expect(person('ATTENDEE')?.[1].toLowerCase()).toBe(`mailto:${recipient}`);
      expect(person('ATTENDEE')?.[0]).toContain('RSVP=FALSE');
      expect(person('ORGANIZER')?.[0]).toBe('ORGANIZER;CN="Villa Murtela"');
    }
  });

  it('contains no personal data except the guest’s own name', () => {
    const { content } = readCalendar(requested);
    expect(content.replace(/\r\n /g, '')).not.toMatch(/353|Quay|Dublin|cot|owner@house/);
  });

  it('folds every line to 75 octets, counted in bytes and not in letters', () => {
    const long = sampleBooking({ firstName: 'Żółć-'.repeat(16), lastName: 'Čšćđž '.repeat(13) });
    for (const mail of composeBookingReceived([long], sampleSettings, now)) {
      const { content, person } = readCalendar(mail);
      expect(content.endsWith('\r\n') || content.endsWith('END:VCALENDAR')).toBe(true);
      for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(person('ATTENDEE')).toBeDefined();
    }
  });

  it('names its reader only by a plausible name, and escapes quotes and line breaks', () => {
    expect(readCalendar(requested).person('ATTENDEE')?.[0]).toContain(';CN="Zoë Żak"');
    const tricky = sampleBooking({ firstName: 'A"B;C:D,E', lastName: 'F\r\nATTENDEE:mailto:x@example.net' });
    for (const [index, mail] of composeBookingReceived([tricky], sampleSettings, now).entries()) {
      const { content, person } = readCalendar(mail);
      if (index === 0) expect(person('ATTENDEE')?.[0]).not.toContain(';CN=');
      expect(content.replace(/\r\n[ \t]/g, '').match(/^ATTENDEE/gm)).toHaveLength(1);
    }
  });
});
