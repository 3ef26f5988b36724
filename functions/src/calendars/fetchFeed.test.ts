import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FeedServer } from '../../../tests/support/FeedServer.ts';
import { FeedError } from './FeedError.ts';
import { fetchFeed } from './fetchFeed.ts';
import { feedNetwork, type FeedNetwork } from './feedUrl.ts';

const nothingKnown = { etag: null, lastModified: null };
const thisMachine: FeedNetwork = { resolve: () => Promise.resolve([]), allowsThisMachine: true };

let feeds: FeedServer;
beforeAll(async () => {
  feeds = await FeedServer.start();
});
afterAll(() => feeds.stop());

async function textOf(feedUrl: string): Promise<string> {
  const fetched = await fetchFeed(feedUrl, nothingKnown, thisMachine);
  return fetched.status === 'changed' ? Buffer.from(fetched.body).toString() : fetched.status;
}

async function problemOf(feedUrl: string, network = thisMachine): Promise<string> {
  try {
    return (await fetchFeed(feedUrl, nothingKnown, network)).status;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return error.problem;
  }
}

describe('a calendar', () => {
  test('is returned with its validators, and not again while it is unchanged', async () => {
    const feedUrl = feeds.serve('/known.ics', 'BEGIN:VCALENDAR');
    const first = await fetchFeed(feedUrl, nothingKnown, thisMachine);
    if (first.status !== 'changed') throw new Error(first.status);
    expect(Buffer.from(first.body).toString()).toBe('BEGIN:VCALENDAR');
    expect(first).toMatchObject({ etag: expect.stringMatching(/^"\w+"$/), lastModified: null });
    expect(await fetchFeed(feedUrl, first, thisMachine)).toEqual({ status: 'unchanged' });
    feeds.serve('/known.ics', 'another');
    expect(await fetchFeed(feedUrl, first, thisMachine)).toMatchObject({ status: 'changed' });
  });

  test('is also requested by date, without cookies and without our secret URL', async () => {
    let asked: Record<string, unknown> = {};
    const lastModified = 'Tue, 24 Nov 2026 10:00:00 GMT';
    const feedUrl = feeds.serve('/dated.ics', ({ headers }, response) => {
      asked = headers;
      response
        .writeHead(200, { 'Last-Modified': lastModified, ETag: `"${'x'.repeat(600)}"`, 'Set-Cookie': 'a=b' })
        .end('a');
    });
    expect(await fetchFeed(feedUrl, nothingKnown, thisMachine)).toMatchObject({ lastModified, etag: null });
    await fetchFeed(feedUrl, { etag: null, lastModified }, thisMachine);
    expect(asked).toMatchObject({ 'if-modified-since': lastModified, 'accept-encoding': 'gzip' });
    expect(asked).not.toHaveProperty('cookie');
  });

  test('may be compressed', async () => {
    const gzip = { 'Content-Encoding': 'gzip' };
    const feedUrl = feeds.serve(
      '/gzip.ics',
      (_, response) => void response.writeHead(200, gzip).end(gzipSync('unpacked')),
    );
    expect(await textOf(feedUrl)).toBe('unpacked');
  });

  test('may have moved to another URL', async () => {
    const there = feeds.serve('/there.ics', 'found');
    expect(await textOf(redirect('/moved.ics', there))).toBe('found');
    expect(await textOf(redirect('/relative.ics', '/there.ics'))).toBe('found');
  });
});

function redirect(path: string, location: string): string {
  return feeds.serve(path, (_, response) => void response.writeHead(302, { Location: location }).end());
}

describe('a calendar server', () => {
  test.each([
    ['403', 403, 'refused'],
    ['429', 429, 'busy'],
    ['500', 500, 'server-fault'],
    ['204', 204, 'refused'],
    ['a redirect to nowhere', 302, 'refused'],
  ])('that answers %s', async (_, status, problem) => {
    expect(await problemOf(feeds.serve(`/${status}.ics`, (_, response) => void response.writeHead(status).end()))).toBe(
      problem,
    );
  });

  test.each([
    ['seconds', '90', 90_000],
    ['a day at most', '99999999999', 24 * 60 * 60_000],
    ['nothing that is understood', 'soon', 20 * 60_000],
    ['a time that is over', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ])('that was asked too often says in %s when it may be asked again', async (_, retryAfter, pause) => {
    const feedUrl = feeds.serve('/busy.ics', (__, response) => {
      response.writeHead(429, { 'Retry-After': retryAfter }).end();
    });
    await expect(fetchFeed(feedUrl, nothingKnown, thisMachine)).rejects.toMatchObject({
      problem: 'busy',
      retryAfter: pause,
    });
  });

  test('that redirects for ever', async () => {
    expect(await problemOf(redirect('/loop.ics', '/loop.ics'))).toBe('refused');
    expect(feeds.requests.filter((request) => request.includes('/loop.ics'))).toHaveLength(4);
  });

  test.each(['https://169.254.169.254/latest/meta-data', 'http://feeds.example.com/a.ics', 'file:///etc/passwd'])(
    'that redirects to %s',
    async (location) => {
      expect(await problemOf(redirect('/inwards.ics', location))).toBe('url');
    },
  );

  test('that closes the connection or does not exist', async () => {
    expect(await problemOf(feeds.serve('/gone.ics', (_, response) => void response.destroy()))).toBe('unreachable');
    const breaksOff = feeds.serve('/half.ics', (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
    });
    expect(await problemOf(breaksOff)).toBe('unreachable');
    expect(await problemOf('http://127.0.0.1:9/a.ics')).toBe('unreachable');
  });

  test('that sends more than any calendar contains, compressed or not', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'a');
    const endless = feeds.serve('/endless.ics', (_, response) => {
      response.writeHead(200);
      const more = () => void response.write(chunk, (error) => error ?? more());
      more();
    });
    expect(await problemOf(endless)).toBe('too-large');
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const packed = feeds.serve('/bomb.ics', (_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(packed)).toBe('too-large');
  });

  test('that sends one byte at a time without end', async () => {
    const drip = feeds.serve('/drip.ics', (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('a'), 200);
      response.on('close', () => clearInterval(timer));
    });
    const silent = feeds.serve('/silent.ics', () => {});
    const start = Date.now();
    expect(await Promise.all([problemOf(drip), problemOf(silent)])).toEqual(['unreachable', 'unreachable']);
    expect(Date.now() - start).toBeGreaterThan(9_000);
  }, 60_000);
});

describe('a host name', () => {
  const resolving = (...ips: string[]): FeedNetwork => ({
    resolve: () => Promise.resolve(ips),
    allowsThisMachine: false,
  });

  test.each([[['127.0.0.1']], [['::1']], [['8.8.8.8', '192.168.0.1']], [[]]])(
    'that resolves to %j is refused',
    async (ips) => {
      expect(await problemOf('https://rebound.example.com/a.ics', resolving(...ips))).toBe('url');
    },
  );

  test('that does not exist is distinguished from one that cannot be resolved now', async () => {
    const failing = (code: string): FeedNetwork => ({
      resolve: () => Promise.reject(Object.assign(new Error(code), { code })),
      allowsThisMachine: false,
    });
    expect(await problemOf('https://nobody.example.com/a.ics', failing('ENOTFOUND'))).toBe('url');
    expect(await problemOf('https://later.example.com/a.ics', failing('EAI_AGAIN'))).toBe('unreachable');
  });

  test('is resolved once, so that the checked IP is the one that is fetched', async () => {
    const asked: string[] = [];
    const network: FeedNetwork = {
      resolve: (hostname) => {
        asked.push(hostname);
        return Promise.resolve(['192.0.2.1']);
      },
      allowsThisMachine: false,
    };
    expect(await problemOf('https://once.example.com/a.ics', network)).toBe('url');
    expect(asked).toEqual(['once.example.com']);
  });
});

test('a URL of this machine is allowed only with emulators', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  const feedUrl = feeds.serve('/this-machine.ics', 'a');
  expect(await problemOf(feedUrl, feedNetwork())).toBe('url');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(await problemOf(feedUrl, feedNetwork())).toBe('changed');
  vi.unstubAllEnvs();
});
