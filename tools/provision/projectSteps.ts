import type { GoogleApi, Operation } from '../google/GoogleApi.ts';
import { GoogleApiError } from '../google/GoogleApi.ts';
import { byHand, done, missing, step, type Step } from './Step.ts';

/** Services that need no billing account. The others cannot be enabled without one. */
const freeServices = ['cloudbilling', 'firebase', 'firebaserules', 'firebasehosting', 'firestore', 'identitytoolkit'];
const paidServices = [
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'cloudtasks',
  'eventarc',
  'pubsub',
  'run',
  'secretmanager',
];
export const appCheckServices = ['firebaseappcheck', 'recaptchaenterprise'];

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/get */
export function projectStep(api: GoogleApi): Step {
  return step('project', async () => {
    try {
      await api.call('GET', `firebase.googleapis.com/v1beta1/projects/${api.project}`);
      return done(`the Firebase project ${api.project} exists`);
    } catch (error) {
      // Google answers 403 both for somebody else's project and for a project that does not exist.
      if (!(error instanceof GoogleApiError) || ![403, 404].includes(error.status)) throw error;
      return byHand(
        `there is no Firebase project ${api.project} that you may see`,
        `create it: npx firebase projects:create ${api.project}`,
        'or sign in as somebody who may see it: gcloud auth application-default login',
        `(Google says: ${error.message})`,
      );
    }
  });
}

/** https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet and batchEnable */
function servicesStep(api: GoogleApi, id: string, services: readonly string[]): Step {
  const base = `serviceusage.googleapis.com/v1/projects/${api.project}/services`;
  return step(id, async () => {
    const names = services.map((name) => `names=projects/${api.project}/services/${name}.googleapis.com`).join('&');
    const found = await api.call<{ services?: { state: string; config?: { name: string } }[] }>(
      'GET',
      `${base}:batchGet?${names}`,
    );
    const on = (found.services ?? []).filter(({ state }) => state === 'ENABLED').map(({ config }) => config?.name);
    const off = services.map((name) => `${name}.googleapis.com`).filter((name) => !on.includes(name));
    if (off.length === 0) return done(`Google's services are on: ${services.join(', ')}`);
    return missing(`to switch on: ${off.join(', ')}`, async () => {
      const operation = await api.call<Operation>('POST', `${base}:batchEnable`, { serviceIds: off });
      await api.finish('serviceusage.googleapis.com/v1', operation);
    });
  });
}

export function freeServicesStep(api: GoogleApi): Step {
  return servicesStep(api, 'services', freeServices);
}

export function paidServicesStep(api: GoogleApi, more: readonly string[]): Step {
  return servicesStep(api, 'paid-services', [...paidServices, ...more]);
}

/** https://docs.cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo */
export function billingStep(api: GoogleApi): Step {
  return step('billing', async () => {
    const info = await api.find<{ billingEnabled?: boolean }>(
      `cloudbilling.googleapis.com/v1/projects/${api.project}/billingInfo`,
    );
    if (info?.billingEnabled) return done('the project is on the Blaze plan');
    return byHand(
      info
        ? 'the project is not on the Blaze plan, without which Google runs no functions'
        : 'whether the project is on the Blaze plan is not known while its billing service is off',
      `choose it: https://console.firebase.google.com/project/${api.project}/usage/details`,
    );
  });
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/create */
export function databaseStep(api: GoogleApi, location: string): Step {
  const base = `firestore.googleapis.com/v1/projects/${api.project}/databases`;
  return step('database', async () => {
    const found = await api.find<{ locationId: string; type: string }>(`${base}/(default)`);
    if (found?.type === 'FIRESTORE_NATIVE') {
      return done(`the Firestore database is in ${found.locationId}`);
    }
    if (found) {
      return byHand(
        `the database is of the type ${found.type}, and the site needs Firestore in native mode`,
        'use another project: npx firebase projects:create',
      );
    }
    return missing(
      `to create: the Firestore database in ${location}, which can never be moved (--location chooses another)`,
      async () => {
        const operation = await api.call<Operation>('POST', `${base}?databaseId=(default)`, {
          locationId: location,
          type: 'FIRESTORE_NATIVE',
          deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
          // Point-in-time recovery for the last seven days.
          pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        });
        await api.finish('firestore.googleapis.com/v1', operation);
      },
    );
  });
}

export interface WebApp {
  appId: string;
  name: string;
}

/** The project's web app; the first if there are several. */
export async function findWebApp(api: GoogleApi): Promise<WebApp | undefined> {
  const found = await api.find<{ apps?: WebApp[] }>(`firebase.googleapis.com/v1beta1/projects/${api.project}/webApps`);
  return found?.apps?.[0];
}

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/create */
export function webAppStep(api: GoogleApi, displayName: string): Step {
  return step('web-app', async () => {
    const app = await findWebApp(api);
    if (app) return done(`the web app is registered (${app.appId})`);
    return missing(`to register: a web app "${displayName}"`, async () => {
      const base = 'firebase.googleapis.com/v1beta1';
      const operation = await api.call<Operation>('POST', `${base}/projects/${api.project}/webApps`, {
        displayName,
      });
      await api.finish(base, operation);
    });
  });
}
