import { authAt } from './emulators.ts';

/**
 * Calls Auth's REST API (`accounts:METHOD`) with the public key.
 * @throws its error response
 */
export async function askAuth<Result>(method: string, body: object): Promise<Result> {
  const response = await fetch(`${authAt}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as Result;
}
