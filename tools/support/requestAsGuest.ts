import { setTimeout as pause } from 'node:timers/promises';
import { currentApartmentsPath } from '../../functions/src/contract/currentApartments.ts';
import { region } from '../../functions/src/contract/region.ts';
import { takenNightsPath } from '../../functions/src/contract/takenNights.ts';
import { addDays, todayIn, weekdayOf } from '../../functions/src/domain/isoDate.ts';
import { host, ports } from './ports.ts';
import { localProject } from './projectId.ts';

const LIMIT_MS = 300_000;
const site = `http://${host}:${ports.site}`;
const callables = `http://${host}:${ports.functions}/${localProject}/${region}`;

/** A week from Saturday, at least 301 days ahead, which the seed leaves free. */
export function farWeek(): { checkIn: string; checkOut: string } {
  const day = addDays(todayIn('UTC'), 301);
  const checkIn = addDays(day, (13 - weekdayOf(day)) % 7);
  return { checkIn, checkOut: addDays(checkIn, 7) };
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

async function mustAnswer(path: string): Promise<void> {
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
 * Opens the site, reads taken nights and prices, and checks availability until all of it works. Also calls the requesting and cancelling
 * functions with empty data, so that they are loaded for the first guest.
 * @throws the last error after the time limit
 */
export async function requestAsGuest(): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      await Promise.all([
        ...['/', takenNightsPath, currentApartmentsPath].map(mustAnswer),
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
