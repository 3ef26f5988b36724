import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../support/PlainFailure.ts';
import { readAccessToken } from './readAccessToken.ts';

/** https://cloud.google.com/apis/design/errors */
interface ErrorBody {
  error?: { message?: string; status?: string; details?: { reason?: string }[] };
}

/** https://google.aip.dev/151 */
export interface Operation<Result = unknown> {
  name?: string;
  done?: boolean;
  error?: { message: string };
  response?: Result;
}

/** An error response of Google. */
export class GoogleApiError extends PlainFailure {
  readonly status: number;
  /** Such as `SERVICE_DISABLED`. */
  readonly reason: string | undefined;

  constructor(call: string, status: number, body: ErrorBody) {
    super(`${call}: ${body.error?.message ?? `status ${status}`}`);
    this.status = status;
    this.reason = body.error?.details?.find(({ reason }) => reason)?.reason;
  }
}

export interface GoogleApiOptions {
  /** Returns an OAuth 2 access token with the scope `cloud-platform`. For tests. */
  accessToken?: () => Promise<string>;
  /** Origin that replaces all hosts, as `{origin}/{host}/...`. For tests. */
  origin?: string;
  /** Milliseconds between two polls of a long-running operation. */
  pollEvery?: number;
}

/** Calls of Google's REST APIs for one project, with JSON in both directions. */
export class GoogleApi {
  readonly project: string;
  readonly #options: GoogleApiOptions;

  constructor(project: string, options: GoogleApiOptions = {}) {
    this.project = project;
    this.#options = options;
  }

  /**
   * @param path host and path, such as `firestore.googleapis.com/v1/projects/x`
   * @throws {GoogleApiError}
   */
  async call<Result = unknown>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: Record<string, unknown>,
  ): Promise<Result> {
    const { accessToken = readAccessToken, origin = 'https:/' } = this.#options;
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        // The project whose quota is used. Several APIs refuse a person's credentials without it.
        'x-goog-user-project': this.project,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: Error) => {
      throw new PlainFailure(`${path.split('/')[0]} could not be reached: ${String(error.cause ?? error.message)}`);
    });
    const text = await response.text();
    const result = text.startsWith('{') ? (JSON.parse(text) as Result & ErrorBody) : ({} as Result & ErrorBody);
    if (!response.ok) throw new GoogleApiError(`${method} ${path}`, response.status, result);
    return result;
  }

  /** Reads a path. `undefined` if the resource does not exist, or if the service is not enabled in the project. */
  async find<Result>(path: string): Promise<Result | undefined> {
    try {
      return await this.call<Result>('GET', path);
    } catch (error) {
      if (error instanceof GoogleApiError && (error.status === 404 || error.reason === 'SERVICE_DISABLED')) return;
      throw error;
    }
  }

  /**
   * Waits for the end of a long-running operation.
   * @param base host and version, such as `firestore.googleapis.com/v1`
   * @throws {PlainFailure} if it fails
   */
  async finish<Result>(base: string, started: Operation<Result>): Promise<Result> {
    let operation = started;
    while (!operation.done) {
      await wait(this.#options.pollEvery ?? 2000);
      operation = await this.call<Operation<Result>>('GET', `${base}/${operation.name}`);
    }
    if (operation.error) throw new PlainFailure(`${operation.name}: ${operation.error.message}`);
    return operation.response as Result;
  }
}
