import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, connect, type Server as TcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideJava } from './provideJava.ts';

const adoptium = 'api.adoptium.net';
const sentence =
  'Java 21 or newer is needed for the Firebase emulators (found none): ' +
  'install a JDK, for example Eclipse Temurin, or name one in JAVA_HOME, and try again.';

let folder: string;
let ends: (() => void)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-'));
  ends = [() => rmSync(folder, { recursive: true })];
});

afterEach(() => {
  for (const end of ends.reverse()) end();
});

/** A machine without any Java. */
const nowhere = () => ({ env: { PATH: '' }, homes: [], cache: join(folder, 'cache') });

/** A Java home in the layout of JDKs, with a program that is never run. */
function makeHome(name: string, version: string): string {
  const home = join(folder, name);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'release'), `JAVA_VERSION="${version}"\n`);
  writeFileSync(join(home, 'bin', 'java'), '#!/bin/sh\n');
  chmodSync(join(home, 'bin', 'java'), 0o755);
  return home;
}

function listen<S extends TcpServer>(server: S): Promise<{ server: S; port: number }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ server, port: (server.address() as AddressInfo).port })),
  );
}

/** A proxy that connects every host to one port of this machine, in place of the internet. */
async function proxyTo(port: number): Promise<string> {
  const proxy: Server = createHttpServer();
  proxy.on('connect', (_request, client: Socket) => {
    const socket = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(client).pipe(socket);
    });
    for (const end of [socket, client]) end.on('error', () => {});
  });
  return `http://127.0.0.1:${(await listen(proxy)).port}`;
}

/** Adoptium's API and one runtime's archive, in the documented form. */
async function serveRuntime(change: (checksum: string) => string = (checksum) => checksum) {
  makeHome('jdk-25.0.1+8-jre', '25.0.1');
  const archive = join(folder, 'runtime.tar.gz');
  spawnSync('tar', ['czf', archive, '-C', folder, 'jdk-25.0.1+8-jre']);
  const bytes = readFileSync(archive);
  const checksum = change(createHash('sha256').update(bytes).digest('hex'));
  const downloads = await listen(
    createHttpServer((request, response) => {
      if (request.url === '/runtime.tar.gz') response.end(bytes);
      else if (request.url === '/runtime.tar.gz.sha256.txt') response.end(`${checksum}  runtime.tar.gz\n`);
      else response.writeHead(404).end();
    }),
  );
  const { private: key, cert } = await generate([{ name: 'commonName', value: adoptium }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: adoptium }] }],
  });
  const asked: string[] = [];
  const api = await listen(
    createHttpsServer({ key, cert }, (request, response) => {
      asked.push(`${request.headers.host} ${request.url}`);
      response.writeHead(307, { location: `http://127.0.0.1:${downloads.port}/runtime.tar.gz` }).end();
    }),
  );
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, cert);
  const env = { HTTPS_PROXY: await proxyTo(api.port), NO_PROXY: '127.0.0.1', NODE_EXTRA_CA_CERTS: certificate };
  return { env, asked };
}

it('prefers an installed Java to a download', async () => {
  const home = makeHome('installed', '21.0.4');
  const { env, asked } = await serveRuntime();
  expect(await provideJava({ ...nowhere(), env: { JAVA_HOME: home } }, env)).toBe(join(home, 'bin'));
  expect(await provideJava({ ...nowhere(), homes: [join(folder, 'inst*')] }, env)).toBe(join(home, 'bin'));
  expect(asked).toEqual([]);
});

it('downloads a runtime once if there is none, or only an old one', async () => {
  const old = makeHome('old', '17.0.15');
  const { env, asked } = await serveRuntime();
  const places = { ...nowhere(), env: { JAVA_HOME: old } };
  const downloaded = join(places.cache, 'jdk-25.0.1+8-jre', 'bin');
  expect(await provideJava(places, env)).toBe(downloaded);
  expect(existsSync(join(downloaded, 'java'))).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(
    /^api\.adoptium\.net \/v3\/binary\/latest\/25\/ga\/(linux|mac)\/\w+\/jre\/hotspot\/normal\/eclipse$/,
  );
  expect(await provideJava(places, env)).toBe(downloaded);
  expect(asked).toHaveLength(1);
});

it('gives instructions if the download fails, and tries again the next time', async () => {
  const { server, port } = await listen(createHttpServer());
  server.close();
  const unreachable = { HTTPS_PROXY: `http://127.0.0.1:${port}` };
  await expect(provideJava(nowhere(), unreachable)).rejects.toThrow(sentence);
  const { env } = await serveRuntime();
  expect(await provideJava(nowhere(), env)).toContain('jdk-25.0.1+8-jre');
});

it('deletes an archive whose checksum is wrong', async () => {
  const { env } = await serveRuntime((checksum) => checksum.replace(/^./, (digit) => (digit === '0' ? '1' : '0')));
  await expect(provideJava(nowhere(), env)).rejects.toThrow(sentence);
  expect(existsSync(nowhere().cache)).toBe(false);
});
