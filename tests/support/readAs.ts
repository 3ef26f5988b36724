import { project } from './emulators.ts';

const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${project}/databases/(default)/documents`;

/**
 * Reads a document under the security rules.
 * @returns the HTTP status
 */
export async function readAs(idToken: string, path: string): Promise<number> {
  const response = await fetch(`${documents}/${path}`, { headers: { Authorization: `Bearer ${idToken}` } });
  await response.body?.cancel();
  return response.status;
}
