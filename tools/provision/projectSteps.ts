import type { GoogleApi, Operation } from '../google/GoogleApi.ts';
import { GoogleApiError } from '../google/GoogleApi.ts';
import type { Step } from './Step.ts';

/** Services that need no billing account. The others refuse to be switched on without one. */
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
  return {
    id: 'project',
    look: async () => {
      try {
        await api.call('GET', `firebase.googleapis.com/v1beta1/projects/${api.project}`);
        return { state: 'done', says: `the Firebase project ${api.project} exists` };
      } catch (error) {
        // 403 for a project of somebody else, and for one that does not exist.
        if (!(error instanceof GoogleApiError) || ![403, 404].includes(error.status)) throw error;
        return {
          state: 'byHand',
          says: `there is no Firebase project ${api.project} that you may see`,
          mend: [
            `create it: npx firebase projects:create ${api.project}`,
            'or sign in as somebody who may see it: gcloud auth application-default login',
            `(Google says: ${error.message})`,
          ],
        };
      }
    },
  };
}

/** https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services/batchGet and batchEnable */
function servicesStep(api: GoogleApi, id: string, services: readonly string[]): Step {
  const base = `serviceusage.googleapis.com/v1/projects/${api.project}/services`;
  return {
    id,
    look: async () => {
      const names = services.map((name) => `names=projects/${api.project}/services/${name}.googleapis.com`).join('&');
      const found = await api.call<{ services?: { state: string; config?: { name: string } }[] }>(
        'GET',
        `${base}:batchGet?${names}`,
      );
      const on = (found.services ?? []).filter(({ state }) => state === 'ENABLED').map(({ config }) => config?.name);
      const off = services.map((name) => `${name}.googleapis.com`).filter((name) => !on.includes(name));
      if (off.length === 0) return { state: 'done', says: `Google's services are on: ${services.join(', ')}` };
      return {
        state: 'missing',
        says: `to switch on: ${off.join(', ')}`,
        create: async () => {
          const operation = await api.call<Operation>('POST', `${base}:batchEnable`, { serviceIds: off });
          await api.finish('serviceusage.googleapis.com/v1', operation);
        },
      };
    },
  };
}

export function freeServicesStep(api: GoogleApi): Step {
  return servicesStep(api, 'services', freeServices);
}

export function paidServicesStep(api: GoogleApi, more: readonly string[]): Step {
  return servicesStep(api, 'paid-services', [...paidServices, ...more]);
}

/** https://docs.cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo */
export function billingStep(api: GoogleApi): Step {
  return {
    id: 'billing',
    look: async () => {
      const info = await api.find<{ billingEnabled?: boolean }>(
        `cloudbilling.googleapis.com/v1/projects/${api.project}/billingInfo`,
      );
      if (info?.billingEnabled) return { state: 'done', says: 'the project is on the Blaze plan' };
      return {
        state: 'byHand',
        says: info
          ? 'the project is not on the Blaze plan, without which Google runs no functions'
          : 'whether the project is on the Blaze plan is not known while its billing service is off',
        mend: [`choose it: https://console.firebase.google.com/project/${api.project}/usage/details`],
      };
    },
  };
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/create */
export function databaseStep(api: GoogleApi, location: string): Step {
  const base = `firestore.googleapis.com/v1/projects/${api.project}/databases`;
  return {
    id: 'database',
    look: async () => {
      const found = await api.find<{ locationId: string; type: string }>(`${base}/(default)`);
      if (found?.type === 'FIRESTORE_NATIVE') {
        return { state: 'done', says: `the Firestore database is in ${found.locationId}` };
      }
      if (found) {
        return {
          state: 'byHand',
          says: `the database is of the type ${found.type}, and the site needs Firestore in native mode`,
          mend: ['use another project: npx firebase projects:create'],
        };
      }
      return {
        state: 'missing',
        says: `to create: the Firestore database in ${location}, which can never be moved (--location chooses another)`,
        create: async () => {
          const operation = await api.call<Operation>('POST', `${base}?databaseId=(default)`, {
            locationId: location,
            type: 'FIRESTORE_NATIVE',
            deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
            // Every version of the last seven days.
            pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
          });
          await api.finish('firestore.googleapis.com/v1', operation);
        },
      };
    },
  };
}

export interface WebApp {
  appId: string;
  name: string;
}

/** The project's web app, the first if it has several. */
export async function findWebApp(api: GoogleApi): Promise<WebApp | undefined> {
  const found = await api.find<{ apps?: WebApp[] }>(`firebase.googleapis.com/v1beta1/projects/${api.project}/webApps`);
  return found?.apps?.[0];
}

/** https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/create */
export function webAppStep(api: GoogleApi, displayName: string): Step {
  return {
    id: 'web-app',
    look: async () => {
      const app = await findWebApp(api);
      if (app) return { state: 'done', says: `the web app is registered (${app.appId})` };
      return {
        state: 'missing',
        says: `to register: a web app "${displayName}"`,
        create: async () => {
          const base = 'firebase.googleapis.com/v1beta1';
          const operation = await api.call<Operation>('POST', `${base}/projects/${api.project}/webApps`, {
            displayName,
          });
          await api.finish(base, operation);
        },
      };
    },
  };
}
