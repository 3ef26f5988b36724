import { keepText, readText } from './keptText.ts';

const key = 'sign-in-address';

/** The address that a sign-in link was asked for with on this device, so that it finishes here by itself. */
export function readLinkAddress(): string | undefined {
  return readText('device', key) ?? undefined;
}

/** @param address `null` once the link has been used */
export function keepLinkAddress(address: string | null): void {
  keepText('device', key, address);
}
