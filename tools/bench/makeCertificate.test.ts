import { createHash, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { expect, it } from 'vitest';
import { makeCertificate } from './makeCertificate.ts';

it('makes a certificate for an IP, valid now, signed with its own key and identified by its hash', () => {
  const { cert, mark } = makeCertificate('127.0.0.1');
  const read = new X509Certificate(cert);
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(read.checkIP('127.0.0.2')).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now());
  const key = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(key).digest('base64')).toBe(mark);
});

it('makes a certificate for a host name, of whatever length', () => {
  for (let letters = 1; letters <= 24; letters++) {
    const host = `${'a'.repeat(letters)}.example`;
    const { key, cert } = makeCertificate(host);
    expect(new X509Certificate(cert).checkHost(host)).toBe(host);
    expect(new X509Certificate(cert).checkHost('other.example')).toBeUndefined();
    expect(() => createSecureContext({ key, cert })).not.toThrow();
  }
});
