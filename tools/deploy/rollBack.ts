import type { GoogleApi } from '../google/GoogleApi.ts';
import type { Conversation } from '../provision/provision.ts';
import { PlainFailure } from '../support/PlainFailure.ts';

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.channels.releases */
interface Release {
  releaseTime: string;
  message?: string;
  version?: { name: string; createTime: string; status: string };
}

const releasesAt = (api: GoogleApi) =>
  `firebasehosting.googleapis.com/v1beta1/sites/${api.project}/channels/live/releases`;

/** Releases of the live site, newest first. */
async function listReleases(api: GoogleApi): Promise<Release[]> {
  return (await api.find<{ releases?: Release[] }>(`${releasesAt(api)}?pageSize=100`))?.releases ?? [];
}

/**
 * The release to go back to: the newest one with older pages than the current ones. Repeated rollbacks go further back.
 * @throws {PlainFailure} if there is none
 */
function releaseBefore(releases: readonly Release[]): { now: Release; before: Release } {
  const [now] = releases;
  const shown = now?.version;
  if (!now || !shown) throw new PlainFailure('There is nothing to go back from: the site shows no pages.');
  const older = releases.filter(
    ({ version }) => version && version.createTime < shown.createTime && version.status === 'FINALIZED',
  );
  const before = older.toSorted((a, b) => b.version!.createTime.localeCompare(a.version!.createTime))[0];
  if (!before) throw new PlainFailure('There is no earlier release whose pages Firebase still has.');
  return { now, before };
}

const describe = ({ releaseTime, message }: Release) => `${releaseTime}  ${message ?? '(without a message)'}`;

/**
 * Shows the pages of the previous release, after a person has seen the project's name and agreed.
 * @throws {PlainFailure} if there is none, or if the person does not agree
 */
export async function rollBack(api: GoogleApi, { print, agrees }: Conversation): Promise<void> {
  const { now, before } = releaseBefore(await listReleases(api));
  print(`The project      ${api.project}`);
  print(`Its site shows   ${describe(now)}`);
  print(`Back to          ${describe(before)}`);
  if (!(await agrees(`Show these pages of ${api.project} again?`))) throw new PlainFailure('Nothing was done.');
  await api.call('POST', `${releasesAt(api)}?versionName=${before.version!.name}`, {
    message: `back to ${before.message ?? before.releaseTime}`,
  });
}
