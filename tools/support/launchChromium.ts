import { chromium, type Browser } from '@playwright/test';
import { chromiumSwitches } from './chromiumSwitches.ts';
import { findChromium } from './findChromium.ts';

/** Launches a headless browser; the caller closes it. */
export async function launchChromium(switches: string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumSwitches(executablePath), ...switches],
  });
}
