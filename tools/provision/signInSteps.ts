import { idOf, providers, type Provider } from '../../functions/src/contract/signInProviders.ts';
import type { GoogleApi } from '../google/GoogleApi.ts';
import { byHand, done, missing, step, type Step } from './Step.ts';

interface AuthConfig {
  signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean }; allowDuplicateEmails?: boolean };
  authorizedDomains?: string[];
}
interface ProviderConfig {
  name: string;
  enabled?: boolean;
}

const adminAt = (api: GoogleApi) => `identitytoolkit.googleapis.com/admin/v2/projects/${api.project}`;

async function enabledProviders(api: GoogleApi): Promise<string[]> {
  const found = await api.find<{ defaultSupportedIdpConfigs?: ProviderConfig[] }>(
    `${adminAt(api)}/defaultSupportedIdpConfigs`,
  );
  const enabled = (found?.defaultSupportedIdpConfigs ?? []).filter((one) => one.enabled);
  return enabled.map(({ name }) => name.split('/').at(-1)!);
}

/** The section `auth` of firebase.json: https://firebase.google.com/docs/auth/configure-providers-cli */
export interface AuthSection {
  providers: {
    emailPassword: true;
    googleSignIn?: { oAuthBrandDisplayName: string; supportEmail: string; authorizedRedirectUris: string[] };
  };
}

/**
 * Sign-in by email and by Google.
 * @param deployAuth runs `firebase deploy --only auth`, which also enables Authentication in a new project
 */
export function signInStep(
  api: GoogleApi,
  site: { name: string; host: string; email: string },
  deployAuth: (section: AuthSection) => Promise<void>,
): Step {
  return step('sign-in', async () => {
    const [config, enabled] = await Promise.all([
      api.find<AuthConfig>(`${adminAt(api)}/config`),
      enabledProviders(api),
    ]);
    const wanted = ['email', ...(providers.includes('google') ? ['google.com'] : [])];
    const lacking = wanted.filter((one) =>
      one === 'email' ? !config?.signIn?.email?.enabled : !enabled.includes(one),
    );
    if (lacking.length === 0) return done(`guests can sign in with ${wanted.join(' and ')}`);
    const section: AuthSection = { providers: { emailPassword: true } };
    if (wanted.includes('google.com')) {
      section.providers.googleSignIn = {
        oAuthBrandDisplayName: site.name,
        supportEmail: site.email,
        authorizedRedirectUris: [`https://${site.host}/__/auth/handler`],
      };
    }
    return missing(`to switch on: sign-in with ${lacking.join(' and ')}`, () => deployAuth(section));
  });
}

/** https://docs.cloud.google.com/identity-platform/docs/reference/rest/v2/projects/updateConfig */
export function signInSettingsStep(api: GoogleApi, host: string): Step {
  return step('sign-in-settings', async () => {
    const config = await api.find<AuthConfig>(`${adminAt(api)}/config`);
    const domains = config?.authorizedDomains ?? [];
    const wantedDomains = [
      ...new Set([...domains, `${api.project}.firebaseapp.com`, `${api.project}.web.app`, host]),
    ].filter((domain) => domain !== 'localhost');
    const lines: string[] = [];
    if (!config?.signIn?.email?.enabled || config.signIn.email.passwordRequired) {
      lines.push('+ a link by email is enough, without a password');
    }
    if (config?.signIn?.allowDuplicateEmails) lines.push('+ one account per email address');
    for (const domain of wantedDomains) if (!domains.includes(domain)) lines.push(`+ authorised domain ${domain}`);
    if (domains.includes('localhost')) lines.push('- authorised domain localhost');
    if (lines.length === 0) {
      return done(`links by email and the authorised domains are set: ${domains.join(', ')}`);
    }
    return missing(
      'to set for signing in:',
      async () => {
        const mask = 'signIn.email,signIn.allowDuplicateEmails,authorizedDomains';
        await api.call('PATCH', `${adminAt(api)}/config?updateMask=${mask}`, {
          signIn: { email: { enabled: true, passwordRequired: false }, allowDuplicateEmails: false },
          authorizedDomains: wantedDomains,
        });
      },
      lines,
    );
  });
}

/** The environment variables with the credentials that other companies have given the owner. */
const credentials = {
  facebook: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  apple: ['APPLE_SERVICES_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const;

function configOf(provider: 'facebook' | 'apple', values: string[]): Record<string, unknown> {
  if (provider === 'facebook') {
    const [clientId, clientSecret] = values;
    return { enabled: true, clientId, clientSecret };
  }
  const [clientId, teamId, keyId, privateKey] = values;
  return { enabled: true, clientId, appleSignInConfig: { codeFlowConfig: { teamId, keyId, privateKey } } };
}

/**
 * Sign-in with a company that gives the site its own app ID.
 * https://docs.cloud.google.com/identity-platform/docs/reference/rest/v2/projects.defaultSupportedIdpConfigs
 */
function foreignProviderStep(api: GoogleApi, provider: 'facebook' | 'apple', env: NodeJS.Dict<string>): Step {
  return step(provider, async () => {
    if ((await enabledProviders(api)).includes(idOf(provider))) {
      return done(`guests can sign in with ${provider}`);
    }
    const names = credentials[provider];
    const values = names.flatMap((name) => env[name] ?? []);
    if (values.length < names.length) {
      return byHand(
        `sign-in with ${provider} is offered, and the project does not know the site's credentials there`,
        `set ${names.join(', ')} and run "npm run provision" again (docs/go-live.md says where they come from)`,
        `or do not offer it: take "${provider}" out of functions/src/contract/signInProviders.ts`,
      );
    }
    return missing(`to switch on: sign-in with ${provider}`, async () => {
      const path = `${adminAt(api)}/defaultSupportedIdpConfigs?idpId=${idOf(provider)}`;
      await api.call('POST', path, configOf(provider, values));
    });
  });
}

export function foreignProviderSteps(api: GoogleApi, env: NodeJS.Dict<string>): Step[] {
  const foreign = (provider: Provider) => provider !== 'google';
  return providers.filter(foreign).map((provider) => foreignProviderStep(api, provider, env));
}
