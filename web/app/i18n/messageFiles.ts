/** The namespaces that a browser may ask for. All others come only with the data of the pages that show them. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{about,account,calendar,confirmation,consent,errors,format,instant,myBookings,newsletter,offer,payment,place,signIn,site,stay,stayTerms,villa,waitlist}.json',
  { import: 'default' },
);

export async function loadFile(language: string, namespace: string): Promise<Record<string, unknown>> {
  const { hostMessageFiles } = namespace.startsWith('host') ? await import('./hostMessageFiles.ts') : {};
  const load = (hostMessageFiles ?? files)[`../../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`No ${language} messages for ${namespace}`);
  return load();
}
