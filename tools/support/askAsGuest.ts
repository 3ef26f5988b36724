import { setTimeout as pause } from 'node:timers/promises';
import { host, ports } from './ports.ts';

const site = `http://${host}:${ports.site}`;
const callables = `http://${host}:${ports.functions}/demo-villa/europe-west1`;

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A week from Saturday to Saturday, 301 days ahead or a little more: the seed promises it to be free. */
export function farWeek(now = new Date()): { checkIn: string; checkOut: string } {
  const day = new Date(now.getTime() + 301 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  const checkIn = isoDate(day);
  day.setUTCDate(day.getUTCDate() + 7);
  return { checkIn, checkOut: isoDate(day) };
}

/** Calls a callable function as the browser's SDK does. */
async function call(name: string, data: object): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${callables}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, body: await answer.text() };
}

async function sitePage(path: string): Promise<string> {
  const answer = await fetch(site + path, { signal: AbortSignal.timeout(15_000) });
  const html = await answer.text();
  if (answer.status !== 200 || !/<html/i.test(html)) throw new Error(`${site}${path} answered ${answer.status}`);
  return html;
}

async function aFreeApartment(): Promise<void> {
  const { status, body } = await call('checkAvailability', { ...farWeek(), adults: 2, children: 0 });
  const apartments = status === 200 ? (JSON.parse(body).result?.apartments ?? []) : [];
  if (!apartments.some((one: { available?: boolean }) => one.available === true)) {
    throw new Error(`checkAvailability answered ${status} ${body.slice(0, 300)}`);
  }
}

/**
 * Does what a guest would: opens the site and asks for a free week, until both work. The functions for requesting and cancelling are
 * called with nothing in hand, which they refuse, so that the first real guest does not wait for them to load.
 * Rejects with the last answer when it does not work within the time.
 */
export async function askAsGuest(withinMs = 60_000): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      await Promise.all([sitePage('/'), aFreeApartment(), call('requestBooking', {}), call('cancelBooking', {})]);
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(500);
    }
  }
}
