import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Manifest lines have at most 72 bytes and continue after a space. */
function manifestLine(name: string, value: string): string {
  const text = `${name}: ${value}`;
  return [text.slice(0, 70), ...(text.slice(70).match(/.{1,69}/g) ?? []).map((rest) => ` ${rest}`)].join('\r\n');
}

/**
 * Writes a jar with only a manifest: an uncompressed zip entry with its headers (PKWARE APPNOTE 4.3), so no JDK tool is
 * needed.
 */
export function writeManifestJar(file: string, entries: Record<string, string>): void {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...entries }).map(([name, value]) =>
    manifestLine(name, value),
  );
  const content = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const path = Buffer.from('META-INF/MANIFEST.MF');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0); // version needed: 2.0
  facts.writeUInt16LE(0x21, 8); // the zip format's first day, 1980-01-01
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  writeFileSync(file, Buffer.concat([local, central, end]));
}
