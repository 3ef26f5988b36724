import { lookup } from 'node:dns/promises';

/** What fetching a platform's calendar needs of the network. */
export interface FeedNetwork {
  /** All IPs of a host name. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether `http://127.0.0.1` may be asked: simulated platforms of tests and the local site. */
  allowsThisMachine: boolean;
}

/** The real network. Only with emulators may this machine be asked. */
export function feedNetwork(): FeedNetwork {
  return {
    resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
    allowsThisMachine: process.env.FUNCTIONS_EMULATOR === 'true' || process.env.FIRESTORE_EMULATOR_HOST !== undefined,
  };
}
