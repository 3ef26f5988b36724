import type { Firestore } from 'firebase-admin/firestore';
import type { GoogleApi } from '../google/GoogleApi.ts';
import { appCheckStep } from './appCheckStep.ts';
import { backupsStep } from './backupsStep.ts';
import { budgetStep } from './budgetStep.ts';
import { customDomainStep, hostingSiteStep } from './hostingSteps.ts';
import { ownerAccountsStep } from './ownerAccountsStep.ts';
import { projectFilesStep } from './projectFilesStep.ts';
import {
  appCheckServices,
  billingStep,
  databaseStep,
  freeServicesStep,
  paidServicesStep,
  projectStep,
  webAppStep,
} from './projectSteps.ts';
import type { Villa } from './readVilla.ts';
import { secretSteps } from './secretSteps.ts';
import { foreignProviderSteps, signInSettingsStep, signInStep, type AuthSection } from './signInSteps.ts';
import type { Step } from './Step.ts';
import { documentsStep } from './villaDocuments.ts';

/** What the steps need besides Google's REST APIs. */
export interface Workplace {
  /** Folder of the repository. */
  root: string;
  /** Values that only the owner knows: `SMTP_URL` and credentials of sign-in providers. */
  env: NodeJS.Dict<string>;
  openDatabase: () => Firestore;
  /** Runs `firebase deploy --only auth` with this section. */
  deployAuth: (section: AuthSection) => Promise<void>;
  /** Runs `npm run rewrites`. */
  writeFirebaseJson: () => Promise<void>;
}

/** Choices that count only on creation. */
export interface Choices {
  /** Location of the Firestore database, which can never be moved. */
  location: string;
  /** Monthly amount of the budget alert, in whole units of the billing account's currency. */
  budget: number;
}
export const usualChoices: Choices = { location: 'eur3', budget: 5 };

/**
 * All that a live project needs besides a deployment, in groups. A group is completed before the next one is checked,
 * because Google answers only about services that are enabled.
 */
export function liveSteps(api: GoogleApi, villa: Villa, choices: Choices, workplace: Workplace): Step[][] {
  const { host, property } = villa;
  const { root, env, openDatabase, deployAuth, writeFirebaseJson } = workplace;
  const withAppCheck = villa.env.APP_CHECK === 'true';
  return [
    [projectStep(api)],
    [freeServicesStep(api)],
    [billingStep(api)],
    [paidServicesStep(api, withAppCheck ? appCheckServices : [])],
    [
      projectFilesStep(root, api.project, writeFirebaseJson),
      databaseStep(api, choices.location),
      webAppStep(api, property.name),
      hostingSiteStep(api),
    ],
    [
      backupsStep(api),
      budgetStep(api, choices.budget),
      ...secretSteps(api, env),
      signInStep(api, { name: property.name, host, email: property.email }, deployAuth),
      ...(withAppCheck ? [appCheckStep(api, property.name, host)] : []),
      customDomainStep(api, host),
    ],
    // Accounts come before the document that lists their emails.
    [ownerAccountsStep(villa.access.owners), documentsStep(openDatabase, villa)],
    [signInSettingsStep(api, host), ...foreignProviderSteps(api, env)],
  ];
}
