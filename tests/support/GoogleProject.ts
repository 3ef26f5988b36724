import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
type ApiResponse = { status: number; body: Json };

const ok = (body: Json = {}): ApiResponse => ({ status: 200, body });
const failed = (status: number, message: string, reason?: string): ApiResponse => ({
  status,
  body: {
    error: {
      code: status,
      message,
      ...(reason ? { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] } : {}),
    },
  },
});

/**
 * A Google project behind a local HTTP server. Its responses have the shapes that Google documents for its REST APIs
 * (tools/provision names each reference). A resource exists once it was posted. Long-running operations need one more
 * poll.
 */
export class GoogleProject {
  readonly name: string;
  exists = true;
  billingEnabled = true;
  services = new Set<string>();
  database: Json | undefined;
  backupSchedules: Json[] = [];
  budgets: Json[] = [];
  /** Whether the caller may see and create budgets of the billing account. */
  managesBilling = true;
  webApps: Json[] = [];
  sites = new Set<string>();
  authConfig: Json | undefined;
  providers = new Map<string, Json>();
  secrets = new Map<string, string[]>();
  /** Secrets whose latest version is disabled. */
  disabledSecrets = new Set<string>();
  domains = new Map<string, Json>();
  appCheckKey: string | undefined;
  releases: Json[] = [];
  schedules: Json[] = [];
  ttlFields: Json[] = [];
  indexes: Json[] = [];
  functions: Json[] = [];
  /** Number of requests that have been answered. */
  answered = 0;
  /** All requests except reads: method, path, and body. */
  changes: { call: string; body: Json }[] = [];
  readonly #operations = new Map<string, Json>();
  #server: Server | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** @returns the origin that stands for all of Google's hosts */
  async open(): Promise<string> {
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const body = text ? (JSON.parse(text) as Json) : {};
        const target = decodeURIComponent(request.url!.slice(1));
        const isMine =
          request.headers.authorization === 'Bearer token' && request.headers['x-goog-user-project'] === this.name;
        const result = isMine
          ? this.#respond(request.method!, target, body)
          : failed(401, 'Request had no credentials');
        this.answered += 1;
        response.writeHead(result.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(result.body));
      });
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.close();
  }

  #start(result: Json): ApiResponse {
    const name = `operations/${this.#operations.size + 1}`;
    this.#operations.set(name, result);
    return ok({ name });
  }

  #respond(method: string, target: string, body: Json): ApiResponse {
    const [path = '', query = ''] = target.split('?');
    const [host = '', ...parts] = path.split('/');
    const service = host;
    const operation = this.#operations.get(`operations/${parts.at(-1)}`);
    if (method === 'GET' && parts.at(-2) === 'operations' && operation) return ok({ done: true, response: operation });
    if (method !== 'GET') this.changes.push({ call: `${method} ${target}`, body });
    const isFirebase = host === 'firebase.googleapis.com';
    if (!this.exists) return failed(403, 'The caller does not have permission');
    const isAlwaysOn = isFirebase || host === 'serviceusage.googleapis.com';
    if (!isAlwaysOn && !this.services.has(service)) {
      return failed(
        403,
        `${service} has not been used in project ${this.name} before or it is disabled`,
        'SERVICE_DISABLED',
      );
    }
    const parameters = new URLSearchParams(query);
    const rest = parts.join('/').replace(`projects/${this.name}`, 'P');
    return this.#byService(`${method} ${host.split('.')[0]} ${rest}`, parameters, body) ?? failed(404, 'Not found');
  }

  #byService(call: string, parameters: URLSearchParams, body: Json): ApiResponse | undefined {
    const last = call.split('/').at(-1)!;
    switch (call) {
      case 'GET firebase v1beta1/P':
        return ok({ projectId: this.name, state: 'ACTIVE' });
      case 'GET serviceusage v1/P/services:batchGet': {
        const state = (name: string) => (this.services.has(name) ? 'ENABLED' : 'DISABLED');
        const names = parameters.getAll('names').map((name) => name.split('/').at(-1)!);
        return ok({ services: names.map((name) => ({ state: state(name), config: { name } })) });
      }
      case 'POST serviceusage v1/P/services:batchEnable':
        for (const name of body.serviceIds as string[]) this.services.add(name);
        return this.#start({});
      case 'GET cloudbilling v1/P/billingInfo':
        return ok({ billingEnabled: this.billingEnabled, billingAccountName: 'billingAccounts/01-02-03' });
      case 'GET billingbudgets v1/billingAccounts/01-02-03/budgets':
        if (!this.managesBilling) return failed(403, 'The caller does not have permission', 'IAM_PERMISSION_DENIED');
        return ok(parameters.get('scope') === `projects/${this.name}` ? { budgets: this.budgets } : {});
      case 'POST billingbudgets v1/billingAccounts/01-02-03/budgets':
        this.budgets.push(body);
        return ok(body);
      case 'GET firestore v1/P/databases/(default)':
        return this.database && ok(this.database);
      case 'POST firestore v1/P/databases':
        this.database = body;
        return this.#start(body);
      case 'GET firestore v1/P/databases/(default)/backupSchedules':
        return this.database && ok({ backupSchedules: this.backupSchedules });
      case 'POST firestore v1/P/databases/(default)/backupSchedules':
        this.backupSchedules.push(body);
        return ok(body);
      case 'GET firestore v1/P/databases/(default)/collectionGroups/-/indexes':
        return ok({ indexes: this.indexes });
      case 'GET firestore v1/P/databases/(default)/collectionGroups/-/fields':
        return ok({ fields: this.ttlFields });
      case 'GET cloudscheduler v1/P/locations/europe-west1/jobs':
        return ok({ jobs: this.schedules });
      case 'GET cloudfunctions v2/P/locations/europe-west1/functions':
        return ok({ functions: this.functions });
      case 'GET firebase v1beta1/P/webApps':
        return ok({ apps: this.webApps });
      case 'POST firebase v1beta1/P/webApps':
        this.webApps.push({ name: `projects/${this.name}/webApps/1:2:web:3`, appId: '1:2:web:3', ...body });
        return this.#start(this.webApps[0]!);
      case 'GET firebase v1beta1/P/webApps/1:2:web:3/config':
        return ok({
          projectId: this.name,
          appId: '1:2:web:3',
          apiKey: 'a key',
          authDomain: `${this.name}.firebaseapp.com`,
        });
      case 'GET identitytoolkit admin/v2/P/config':
        return this.authConfig ? ok(this.authConfig) : failed(404, 'CONFIGURATION_NOT_FOUND');
      case 'PATCH identitytoolkit admin/v2/P/config':
        this.authConfig = { ...this.authConfig, ...body };
        return ok(this.authConfig);
      case 'GET identitytoolkit admin/v2/P/defaultSupportedIdpConfigs':
        return ok({ defaultSupportedIdpConfigs: [...this.providers.values()] });
      case 'POST identitytoolkit admin/v2/P/defaultSupportedIdpConfigs':
        this.switchOn(parameters.get('idpId')!, body);
        return ok(body);
      case 'POST secretmanager v1/P/secrets':
        this.secrets.set(parameters.get('secretId')!, []);
        return ok({ name: parameters.get('secretId') });
      case 'POST recaptchaenterprise v1/P/keys':
        return ok({ name: `projects/${this.name}/keys/site-key`, ...body });
      case 'GET firebaseappcheck v1/P/apps/1:2:web:3/recaptchaEnterpriseConfig':
        return ok(this.appCheckKey ? { siteKey: this.appCheckKey } : {});
      case 'PATCH firebaseappcheck v1/P/apps/1:2:web:3/recaptchaEnterpriseConfig':
        this.appCheckKey = body.siteKey as string;
        return ok(body);
      case `GET firebasehosting v1beta1/P/sites/${last}`:
        return this.sites.has(last) ? ok({ name: last }) : undefined;
      case 'POST firebasehosting v1beta1/P/sites':
        this.sites.add(parameters.get('siteId')!);
        return ok({});
      case `GET firebasehosting v1beta1/P/sites/${this.name}/customDomains/${last}`:
        return this.domains.has(last) ? ok(this.domains.get(last)!) : undefined;
      case `POST firebasehosting v1beta1/P/sites/${this.name}/customDomains`: {
        const domainName = parameters.get('customDomainId')!;
        const record = { domainName, type: 'A', rdata: '199.36.158.100', requiredAction: 'ADD' };
        this.domains.set(domainName, {
          hostState: 'HOST_UNHOSTED',
          ownershipState: 'OWNERSHIP_MISSING',
          requiredDnsUpdates: { desired: [{ domainName, records: [record] }] },
        });
        return this.#start({});
      }
      case `GET firebasehosting v1beta1/sites/${this.name}/channels/live/releases`:
        return ok({ releases: this.releases });
      case `POST firebasehosting v1beta1/sites/${this.name}/channels/live/releases`: {
        const name = parameters.get('versionName');
        const known = this.releases.find((one) => (one.version as Json).name === name)!;
        this.releases.unshift({ ...body, version: known.version, releaseTime: '2027-02-01T10:00:00Z' });
        return ok(this.releases[0]);
      }
    }
    return this.#secret(call, body);
  }

  #secret(call: string, body: Json): ApiResponse | undefined {
    const [, name, what] = /secretmanager v1\/P\/secrets\/(\w+)(.*)$/.exec(call) ?? [];
    const versions = name ? this.secrets.get(name) : undefined;
    if (!versions) return undefined;
    if (what === ':addVersion') {
      this.disabledSecrets.delete(name!);
      versions.push(Buffer.from((body.payload as { data: string }).data, 'base64').toString());
      return ok({ state: 'ENABLED' });
    }
    if (what === '/versions/latest') {
      const state = this.disabledSecrets.has(name!) ? 'DISABLED' : 'ENABLED';
      const version = `projects/123/secrets/${name}/versions/${versions.length}`;
      return versions.length > 0 ? ok({ name: version, state }) : undefined;
    }
    return what === '' ? ok({ name }) : undefined;
  }

  /** Enables sign-in, as `firebase deploy --only auth` or a POST does. */
  switchOn(provider: string, body: Json = {}): void {
    this.providers.set(provider, {
      name: `projects/${this.name}/defaultSupportedIdpConfigs/${provider}`,
      enabled: true,
      ...body,
    });
  }
}
