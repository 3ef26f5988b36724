import { setTimeout as pause } from 'node:timers/promises';
import { region } from '../../functions/src/contract/region.ts';
import { host, ports } from './ports.ts';
import { localProject } from './projectId.ts';

const site = `http://${host}:${ports.site}`;
const callables = `http://${host}:${ports.functions}/${localProject}/${region}`;

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A week from Saturday, at least 301 days ahead, which the seed leaves free. */
export function farWeek(now = new Date()): { checkIn: string; checkOut: string } {
  const day = new Date(now.getTime() + 301 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  const checkIn = isoDate(day);
  day.setUTCDate(day.getUTCDate() + 7);
  return { checkIn, checkOut: isoDate(day) };
}

async function call(name: string, data: object): Promise<{ status: number; body: string }> {
  const response = await fetch(`${callables}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(90_000),
  });
  return { status: response.status, body: await response.text() };
}

async function sitePage(path: string): Promise<string> {
  const response = await fetch(site + path, { signal: AbortSignal.timeout(90_000) });
  const html = await response.text();
  if (response.status !== 200 || !/<html/i.test(html)) throw new Error(`${site}${path} answered ${response.status}`);
  return html;
}

/** Taken nights and current prices. */
async function publicData(path: string): Promise<void> {
  const { status } = await fetch(site + path, { signal: AbortSignal.timeout(90_000) });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

async function aFreeApartment(): Promise<void> {
  const { status, body } = await call('checkAvailability', { ...farWeek(), adults: 2, children: 0 });
  const apartments = status === 200 ? (JSON.parse(body).result?.apartments ?? []) : [];
  if (!apartments.some((one: { available?: boolean }) => one.available === true)) {
    throw new Error(`checkAvailability answered ${status} ${body.slice(0, 300)}`);
  }
}

/**
 * Opens the site, reads taken nights and prices, and checks availability until all of it works. Also calls requesting and
 * cancelling with empty data, so that these functions are loaded for the first guest.
 * @throws the last error after the time limit
 */
export async function requestAsGuest(withinMs = 300_000): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      await Promise.all([
        sitePage('/'),
        publicData('/calendar/taken.json'),
        publicData('/prices/current.json'),
        aFreeApartment(),
        call('requestBooking', {}),
        call('cancelBooking', {}),
      ]);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(500);
    }
  }
}
