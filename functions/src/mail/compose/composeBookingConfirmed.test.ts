import { describe, expect, it } from 'vitest';
import { isoDate } from '../../domain/isoDate.ts';
import { composeArrivalReminder } from './composeArrivalReminder.ts';
import { composeBookingConfirmed } from './composeBookingConfirmed.ts';
import { sampleBooking, sampleSettings } from '../../../../tests/support/sampleBooking.ts';

const now = new Date('2026-11-21T10:00:00Z');

const arrival = [
  {
    ...{ apartment: sampleBooking({}).apartment, keyCode: '1958', wifiName: '', wifiPassword: '' },
    ...{ instructions: 'The stairs on the left', houseRules: '' },
  },
];

describe('a confirmation', () => {
  const certain = { status: 'confirmed', sequence: 1, advanceDueOn: isoDate('2026-11-28') } as const;

  it('says that the apartment is booked, and names the due date of the advance payment as the language does', async () => {
    const [guest] = await composeBookingConfirmed(sampleBooking(certain), sampleSettings, now);
    expect(guest.message.text).toContain('Apartment has been successfully booked.');
    const [italian] = await composeBookingConfirmed(sampleBooking({ ...certain, language: 'it' }), sampleSettings, now);
    expect(italian.message.text).toContain('Acconto entro sabato 28 novembre 2026');
  });

  it.each([
    ['in time', '2027-06-16T10:00:00Z', false],
    ['on the day of the reminder', '2027-06-17T10:00:00Z', true],
    ['on that day already, in the property’s time zone', '2027-06-16T22:30:00Z', true],
    ['on the day of arrival', '2027-06-22T10:00:00Z', true],
  ])('%s has directions to the property: %s %s', async (_when, at, expected) => {
    const booking = { ...sampleBooking(certain), arrival };
    const [guest] = await composeBookingConfirmed(booking, sampleSettings, new Date(at));
    const [reminder] = composeArrivalReminder(booking, sampleSettings, new Date(at));
    const details = [
      'By car and ferry: The car ferry',
      'Key code: 1958',
      '> The stairs on the left',
      'identity document',
      // The times that the owner has set in the settings.
      'between 14:00 and 20:30',
    ];
    expect(guest.message.text).toContain('14:00 to 20:30');
    expect(guest.message.text).toContain('by 09:30');
    for (const text of details) {
      expect(reminder.message.text).toContain(text);
      expect(guest.message.text.includes(text), text).toBe(expected);
    }
    expect(guest.message.text.includes('A few days before you arrive')).toBe(!expected);
  });

  it('promises no reminder, and gives no directions, if the owner sends none', async () => {
    const settings = { ...sampleSettings, reminderDaysBefore: 0 };
    const [guest] = await composeBookingConfirmed(sampleBooking(certain), settings, new Date('2027-06-21T10:00:00Z'));
    expect(guest.message.text).not.toMatch(/few days before|By car and ferry/);
  });

  it('says the current fee if cancelling is no longer free', async () => {
    const [guest] = await composeBookingConfirmed(
      sampleBooking(certain),
      sampleSettings,
      new Date('2027-05-24T10:00:00Z'),
    );
    expect(guest.message.text).toContain(
      'Free cancellation for these dates ended on 23 May 2027: cancelling a binding stay now costs 30% of the price (€827.40).',
    );
  });
});

describe('the reminder', () => {
  it('has directions, and how to get in if the owner has written it', () => {
    const booking = sampleBooking({ status: 'confirmed' });
    const [plain, owner] = composeArrivalReminder(booking, sampleSettings, now);
    expect(plain.id).toBe('7K3Q9-XRD2M-reminder-2027-06-22-guest');
    expect(plain.message.text).toContain('By car and ferry: The car ferry');
    expect(plain.message.text).toContain(
      'You pay the remaining €1,989.40 on arrival, in cash or by bank transfer beforehand.',
    );
    expect(plain.message.text).not.toMatch(/Wi-Fi|Key code|House rules/i);
    expect(plain.message.attachments).toEqual([]);
    const [written] = composeArrivalReminder({ ...booking, arrival }, sampleSettings, now);
    expect(written.message.text).toContain('> The stairs on the left');
    expect(written.message.html).toContain('1958');
    expect(written.message.text).not.toMatch(/Wi-Fi|House rules/i);
    expect(owner.message.text).toContain('+353 1 555 0100');
  });
});
