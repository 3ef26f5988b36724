import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/*
 * A certificate for this machine, signed by itself, for as long as a command runs: browsers speak HTTP/2 over TLS alone. Written by hand
 * in DER (RFC 5280), since Node reads certificates but makes none, and a package for five fields would be one more to look after.
 */

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const length = content.length;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bitString = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);
/** `YYMMDDhhmmssZ`, as UTCTime wants it. */
const time = (at: number) => der(0x17, Buffer.from(new Date(at).toISOString().replace(/^..|[-:T]|\..*/g, '') + 'Z'));

const day = 86_400_000;
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const commonName = (name: string) => sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))));

/**
 * @param host an IP (version 4) or a host name
 * @returns key and certificate in PEM, and the hash of the key, with which Chromium trusts this certificate and no other
 */
export function makeCertificate(host: string): { key: string; cert: string; mark: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const name = commonName(host);
  const altName = isIP(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));
  const subjectAltName = sequence(objectId('551d11'), der(0x04, sequence(altName)));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day), time(Date.now() + 30 * day)),
    name,
    publicInfo,
    der(0xa3, sequence(subjectAltName)),
  );
  const signed = sequence(content, ecdsaWithSha256, bitString(sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    mark: createHash('sha256').update(publicInfo).digest('base64'),
  };
}
