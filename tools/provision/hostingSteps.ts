import type { GoogleApi } from '../google/GoogleApi.ts';
import type { Look, Step } from './Step.ts';

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
  return {
    id: 'hosting',
    look: async () => {
      const site = await api.find(`${path}/${api.project}`);
      if (site) return { state: 'done', says: `the Hosting site ${api.project}.web.app exists` };
      return {
        state: 'missing',
        says: `to create: the Hosting site ${api.project}.web.app`,
        create: async () => {
          await api.call('POST', `${path}?siteId=${api.project}`, {});
        },
      };
    },
  };
}

/** The records that the domain's DNS lacks, as they are typed at a registrar. */
function recordsOf(domain: CustomDomain): string[] {
  const records = domain.requiredDnsUpdates?.desired?.flatMap(({ records = [] }) => records) ?? [];
  return records
    .filter(({ requiredAction }) => requiredAction !== 'NONE')
    .map(({ requiredAction = 'ADD', type, domainName, rdata }) => `${requiredAction} ${type} ${domainName} ${rdata}`);
}

function lookAtDomain(host: string, domain: CustomDomain): Look {
  const isActive = domain.hostState === 'HOST_ACTIVE' && domain.ownershipState === 'OWNERSHIP_ACTIVE';
  if (isActive) return { state: 'done', says: `${host} leads to this project` };
  const records = recordsOf(domain);
  return {
    state: 'byHand',
    says: `${host} does not lead to this project yet (${domain.hostState ?? 'no state'}, ${domain.ownershipState ?? ''})`,
    mend:
      records.length > 0
        ? ['set at the registrar of the domain, then wait up to a day:', ...records]
        : ['Google is looking at the domain: ask again in a few minutes'],
  };
}

export function customDomainStep(api: GoogleApi, host: string): Step {
  const path = `${base(api)}/sites/${api.project}/customDomains`;
  return {
    id: 'domain',
    look: async () => {
      if (host === `${api.project}.web.app`) return { state: 'done', says: `the site is at ${host}` };
      const domain = await api.find<CustomDomain>(`${path}/${host}`);
      if (domain) return lookAtDomain(host, domain);
      return {
        state: 'missing',
        says: `to connect: the domain ${host}`,
        create: async () => {
          await api.call('POST', `${path}?customDomainId=${host}`, {});
          const made = await api.find<CustomDomain>(`${path}/${host}`);
          const records = made ? recordsOf(made) : [];
          return ['Set these records at the registrar (run this again if there are none yet):', ...records].join(
            '\n    ',
          );
        },
      };
    },
  };
}
