import { isoDate } from 'functions/domain/isoDate';
import { expect, it } from 'vitest';
import { writeStayCalendar } from './writeStayCalendar.ts';

const entry = {
  number: '7K3Q9-XRD2M',
  stay: { checkIn: isoDate('2027-06-12'), checkOut: isoDate('2027-06-19') },
  summary: 'Villa; Olive, "by the sea"',
  description: 'Number: 7K3Q9-XRD2M\nBis bald',
  location: 'Put Murtele 12, 22299 Murtela',
  coordinates: { latitude: 43.81254, longitude: 15.58973 },
  url: 'https://villa.example/my-booking/7K3Q9-XRD2M',
  site: 'https://villa.example',
};
const write = (changes: Partial<typeof entry> = {}) =>
  writeStayCalendar({ ...entry, ...changes }, new Date('2027-01-02T03:04:05.678Z'));

it('is one entry of whole days with the same UID as in the mails', () => {
  const lines = write().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('');
  expect(lines).toContain('UID:7K3Q9-XRD2M@villa.example');
  expect(lines).toContain('DTSTAMP:20270102T030405Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20270612');
  expect(lines).toContain('DTEND;VALUE=DATE:20270619');
  expect(lines).toContain('GEO:43.81254;15.58973');
});

it('escapes separators and line breaks in texts', () => {
  expect(write()).toContain('SUMMARY:Villa\\; Olive\\, "by the sea"\r\n');
  expect(write()).toContain('DESCRIPTION:Number: 7K3Q9-XRD2M\\nBis bald\r\n');
});

it('folds long lines at 75 bytes without cutting a character', () => {
  const summary = 'Łąka nad morzem – czterdzieści pięć żółtych łódek kołysze się przy molo o świcie';
  const file = write({ summary });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
});
