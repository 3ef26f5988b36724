import type { GoogleApi } from '../google/GoogleApi.ts';
import { byHand, done, missing, step, type Look, type Step } from './Step.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains */
interface CustomDomain {
  hostState?: string;
  ownershipState?: string;
  requiredDnsUpdates?: {
    desired?: { records?: { domainName: string; type: string; rdata: string; requiredAction?: string }[] }[];
  };
}

const base = (api: GoogleApi) => `firebasehosting.googleapis.com/v1beta1/projects/${api.project}`;

export function hostingSiteStep(api: GoogleApi): Step {
  const path = `${base(api)}/sites`;
  return step('hosting', async () => {
    const site = await api.find(`${path}/${api.project}`);
    if (site) return done(`the Hosting site ${api.project}.web.app exists`);
    return missing(`to create: the Hosting site ${api.project}.web.app`, async () => {
      await api.call('POST', `${path}?siteId=${api.project}`, {});
    });
  });
}

/** The DNS records that are missing, as one types them at a registrar. */
function recordsOf(domain: CustomDomain): string[] {
  const records = domain.requiredDnsUpdates?.desired?.flatMap(({ records = [] }) => records) ?? [];
  return records
    .filter(({ requiredAction }) => requiredAction !== 'NONE')
    .map(({ requiredAction = 'ADD', type, domainName, rdata }) => `${requiredAction} ${type} ${domainName} ${rdata}`);
}

function lookAtDomain(host: string, domain: CustomDomain): Look {
  const isActive = domain.hostState === 'HOST_ACTIVE' && domain.ownershipState === 'OWNERSHIP_ACTIVE';
  if (isActive) return done(`${host} leads to this project`);
  const records = recordsOf(domain);
  return byHand(
    `${host} does not lead to this project yet (${domain.hostState ?? 'no state'}, ${domain.ownershipState ?? ''})`,
    ...(records.length > 0
      ? ['set at the registrar of the domain, then wait up to a day:', ...records]
      : ['Google is looking at the domain: ask again in a few minutes']),
  );
}

export function customDomainStep(api: GoogleApi, host: string): Step {
  const path = `${base(api)}/sites/${api.project}/customDomains`;
  return step('domain', async () => {
    if (host === `${api.project}.web.app`) return done(`the site is at ${host}`);
    const domain = await api.find<CustomDomain>(`${path}/${host}`);
    if (domain) return lookAtDomain(host, domain);
    return missing(`to connect: the domain ${host}`, async () => {
      await api.call('POST', `${path}?customDomainId=${host}`, {});
      const made = await api.find<CustomDomain>(`${path}/${host}`);
      const records = made ? recordsOf(made) : [];
      return ['Set these records at the registrar (run this again if there are none yet):', ...records].join('\n    ');
    });
  });
}
