import { createServer } from 'node:net';
import { PlainFailure } from './PlainFailure.ts';

export const host = '127.0.0.1';

/** Local ports by service. firebase.json repeats those of the emulators; a test compares them. */
export const ports = {
  site: 5000,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  ui: 4000,
  mailPage: 1080,
  smtp: 1025,
  hub: 4400,
  logging: 4500,
  firestoreWebsocket: 9150,
  eventarc: 9299,
  tasks: 9499,
} as const;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** @throws {PlainFailure} that names every port in use */
export async function requireFreePorts(): Promise<void> {
  const names = Object.keys(ports) as (keyof typeof ports)[];
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  const taken = names.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken.map((name) => `${ports[name]} (${name})`).join(', ');
  const airPlay =
    process.platform === 'darwin' && taken.includes('site')
      ? ' On a Mac, AirPlay Receiver holds port 5000: switch it off in the system settings.'
      : '';
  throw new PlainFailure(
    `${taken.length === 1 ? 'Port' : 'Ports'} ${list} ${taken.length === 1 ? 'is' : 'are'} in use: end what listens there, perhaps another "npm start", and try again.${airPlay}`,
  );
}
