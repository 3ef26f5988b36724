export const region = 'europe-west1';

/** The origin at which a project's functions are called. */
export function functionsOrigin(project: string): string {
  return `https://${region}-${project}.cloudfunctions.net`;
}
