import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  terminate,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { clients, type Client, type Claims } from './clients.ts';
import { allDocuments } from './storedDocuments.ts';

// Every refusal would be a line in the log.
setLogLevel('error');

const emulator = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080'}`);
const address = { host: emulator.hostname, port: Number(emulator.port) };

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token that the emulator takes for a sign-in with these claims; unsigned, so worth nothing anywhere else. */
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
 * A project of its own in the running Firestore emulator: rules can be changed and documents broken there without touching what
 * the site shows.
 */
export class RulesProject {
  readonly name: string;
  #environment: RulesTestEnvironment | undefined;
  #connections = new Map<string, { app: FirebaseApp; firestore: Firestore }>();

  constructor(name: string) {
    this.name = name;
  }

  /** @throws with the compiler's message when the rules are not valid. */
  async load(rules: string): Promise<void> {
    await this.#environment?.cleanup();
    this.#environment = await initializeTestEnvironment({ projectId: this.name, firestore: { ...address, rules } });
  }

  /** Leaves exactly the stored documents, whatever was there. */
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

  /**
   * The Firestore SDK as this client. Reads and writes have an SDK instance each: until a write is answered,
   * its own instance already sees it as done.
   */
  as(client: Client, purpose: 'reads' | 'writes'): Firestore {
    const name = `${this.name} ${client} ${purpose}`;
    const open = this.#connections.get(name);
    if (open) return open.firestore;
    const app = initializeApp({ projectId: this.name }, name);
    const firestore = getFirestore(app);
    const claims = clients[client];
    const options = claims === null ? {} : { mockUserToken: unsignedToken(this.name, claims) };
    connectFirestoreEmulator(firestore, address.host, address.port, options);
    this.#connections.set(name, { app, firestore });
    return firestore;
  }

  /** Full name of a document, as requests on the wire spell it. */
  fullName(path: string): string {
    return `projects/${this.name}/databases/(default)/documents/${path}`;
  }

  /** A request on the wire, which can carry more than the SDK sends. */
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
    for (const { app, firestore } of this.#connections.values()) {
      await terminate(firestore);
      await deleteApp(app);
    }
    this.#connections.clear();
  }
}
