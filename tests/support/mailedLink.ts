import { authAt, project } from './emulators.ts';

interface Mailed {
  email: string;
  requestType: 'EMAIL_SIGNIN';
  oobLink: string;
}

/** The latest link that the Auth emulator would have mailed. It sends no mails itself. */
export async function mailedLink(email: string, requestType: Mailed['requestType']): Promise<string> {
  const response = await fetch(`${authAt}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: Mailed[] };
  const link = oobCodes.findLast((mailed) => mailed.email === email && mailed.requestType === requestType)?.oobLink;
  if (!link) throw new Error(`nothing was mailed to ${email}`);
  return link;
}
