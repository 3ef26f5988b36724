import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { doc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { clients, type Client, type Claims } from './clients.ts';
import { allDocuments } from './storedDocuments.ts';

// Otherwise the SDK would log every refusal.
setLogLevel('error');
lite.setLogLevel('error');

const emulator = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080'}`);
const address = { host: emulator.hostname, port: Number(emulator.port) };

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token that the emulator accepts as a sign-in with these claims. It is unsigned, so it is worth nothing anywhere else. */
function unsignedToken(project: string, claims: Claims): string {
  const usual = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 0,
    exp: 4_102_444_800,
    auth_time: 0,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({ ...usual, ...claims })}.`;
}

/**
 * A separate project in the running Firestore emulator. Tests can change its rules and break its documents without
 * affecting the site's data.
 */
export class RulesProject {
  readonly name: string;
  #environment: RulesTestEnvironment | undefined;
  #lite = new Map<Client, lite.Firestore>();

  constructor(name: string) {
    this.name = name;
  }

  /** @throws with the compiler's message when the rules are not valid. */
  async load(rules: string): Promise<void> {
    await this.#environment?.cleanup();
    this.#environment = await initializeTestEnvironment({ projectId: this.name, firestore: { ...address, rules } });
  }

  /** Restores exactly the stored documents, and deletes all others. */
  async reset(): Promise<void> {
    if (!this.#environment) throw new Error('No rules are loaded yet.');
    await this.#environment.clearFirestore();
    await this.#environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore() as unknown as Firestore;
      const batch = writeBatch(firestore);
      for (const [path, data] of Object.entries(allDocuments)) batch.set(doc(firestore, path), data);
      await batch.commit();
    });
  }

  /** Firestore Lite as this client, with a request for each read or write and no cache. */
  as(client: Client): lite.Firestore {
    const open = this.#lite.get(client);
    if (open) return open;
    const app = initializeApp({ projectId: this.name }, `${this.name} ${client}`);
    const firestore = lite.getFirestore(app);
    const claims = clients[client];
    const signIn = claims && { mockUserToken: unsignedToken(this.name, claims) };
    lite.connectFirestoreEmulator(firestore, address.host, address.port, signIn ?? {});
    this.#lite.set(client, firestore);
    return firestore;
  }

  /** Full name of a document in REST requests. */
  fullName(path: string): string {
    return `projects/${this.name}/databases/(default)/documents/${path}`;
  }

  /** A REST request, which can contain more than the SDK sends. */
  async post(client: Client, method: string, body: unknown): Promise<unknown> {
    const claims = clients[client];
    const response = await fetch(new URL(`/v1/${this.fullName('').slice(0, -1)}${method}`, emulator), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(claims && { authorization: `Bearer ${unsignedToken(this.name, claims)}` }),
      },
      body: JSON.stringify(body),
    });
    const received: unknown = await response.json();
    if (response.ok) return received;
    throw Object.assign(new Error(JSON.stringify(received)), {
      code: response.status === 403 ? 'permission-denied' : `http-${response.status}`,
    });
  }

  async close(): Promise<void> {
    await this.#environment?.cleanup();
    for (const firestore of this.#lite.values()) await deleteApp(firestore.app);
    this.#lite.clear();
  }
}
