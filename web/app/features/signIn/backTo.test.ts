import { describe, expect, it } from 'vitest';
import { backTo, emailToFillIn, signInPath } from './backTo.ts';

describe('signInPath', () => {
  it("is the language's own, and brings the guest back with the stay", () => {
    const search = '?checkIn=2027-06-12&checkOut=2027-06-19&adults=2&children=1';
    const path = signInPath({ pathname: '/de/anfrage/olive', search });
    expect(path).toMatch(/^\/de\/login\?back=/);
    expect(backTo(path.slice('/de/login'.length), 'de')).toBe(`/de/anfrage/olive${search}`);
  });
});

describe('emailToFillIn', () => {
  it('is read from the fragment of the path, which no server sees', () => {
    const path = signInPath({ pathname: '/my-booking/7K3Q9-XRD2M', search: '?cancel' }, 'ada+b@example.net');
    const [sent, fragment] = path.split('#');
    expect(sent).not.toContain('ada');
    expect(emailToFillIn(`#${fragment}`)).toBe('ada+b@example.net');
    expect(emailToFillIn('')).toBe('');
  });
});

describe('backTo', () => {
  const back = (path: string) => backTo(`?back=${encodeURIComponent(path)}`, 'it');

  it.each([
    ['/', '/'],
    ['/my-bookings?status=pending', '/my-bookings?status=pending'],
    ['/de/meine-buchung/7K3Q9-XRD2M', '/de/meine-buchung/7K3Q9-XRD2M'],
    ['/my-booking/aB3dE5fG7hI9jK1lM3nO?cancel=', '/my-booking/aB3dE5fG7hI9jK1lM3nO?cancel='],
    ['/pl/polityka-prywatno%C5%9Bci', '/pl/polityka-prywatności'],
    ['/hr/my-booking/7K3Q9-XRD2M', '/hr/moja-rezervacija/7K3Q9-XRD2M'],
  ])('leads to the site’s own page %s', (path, page) => {
    expect(back(path)).toBe(page);
  });

  it.each([
    '',
    'https://elsewhere.example/my-bookings',
    '//elsewhere.example/my-bookings',
    '/\t/elsewhere.example/about',
    'javascript:alert(1)',
    '/no-page-of-ours',
    '/__/auth/handler',
    '/login?back=%2Flogin',
    '/%',
  ])('ignores %j', (path) => {
    expect(back(path)).toBe('/it/my-bookings');
  });

  it("leads to the guest's bookings by default", () => {
    expect(backTo('', 'en')).toBe('/my-bookings');
  });
});
