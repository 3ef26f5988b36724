import type { GoogleApi } from '../google/GoogleApi.ts';
import { liveSteps, usualChoices, type Workplace } from '../provision/liveSteps.ts';
import type { Villa } from '../provision/readVilla.ts';
import { lookAt, type Found, type Step } from '../provision/Step.ts';
import { contentSteps } from './contentSteps.ts';
import { mailDnsSteps, type Dns } from './mailDnsSteps.ts';

/** Reported, but does not stop a deployment. */
const advice: readonly string[] = ['budget', 'dmarc', 'pictures'];
/** The checks that a preview needs, which only people with its URL see. */
const neededForPreview: readonly string[] = ['project', 'files', 'web-app', 'hosting'];

/** All checks before a deployment, in groups: Google answers about a group only once the group before it is complete. */
export function deploySteps(api: GoogleApi, villa: Villa, workplace: Workplace, dns: Dns): Step[][] {
  const selectors = (villa.env.DKIM_SELECTOR ?? '').split(',').filter(Boolean);
  return [
    [...contentSteps(villa), ...mailDnsSteps(dns, villa.property.email, villa.settings.ownerEmail, selectors)],
    ...liveSteps(api, villa, usualChoices, workplace),
  ];
}

/** Checks all groups; stops at a missing project. */
export async function lookAtGroups(groups: Step[][]): Promise<Found[]> {
  const found: Found[] = [];
  for (const group of groups) {
    found.push(...(await lookAt(group)));
    if (found.some(({ id, look }) => id === 'project' && look.state !== 'done')) break;
  }
  return found;
}

/**
 * What prevents a deployment.
 * @param despite IDs of missing things that the owner accepts
 */
export function obstacles(found: readonly Found[], isPreview: boolean, despite: readonly string[]): Found[] {
  const counts = (id: string) => (isPreview ? neededForPreview.includes(id) : !advice.includes(id));
  return found.filter(({ id, look }) => look.state !== 'done' && counts(id) && !despite.includes(id));
}
