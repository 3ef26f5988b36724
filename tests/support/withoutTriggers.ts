const hub = 'http://127.0.0.1:4400/functions';

/** Runs something with background triggers switched off, as if its events were lost. */
export async function withoutTriggers(run: () => Promise<unknown>): Promise<void> {
  await put('disableBackgroundTriggers');
  try {
    await run();
  } finally {
    await put('enableBackgroundTriggers');
  }
}

async function put(what: 'disableBackgroundTriggers' | 'enableBackgroundTriggers'): Promise<void> {
  const response = await fetch(`${hub}/${what}`, { method: 'PUT' });
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
}
