type MessageFiles = Record<string, () => Promise<Record<string, unknown>>>;

/** The namespaces that public pages ask for. All others come only with the data of the pages that show them, or are of a list below. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../../locales/*/{calendar,consent,errors,format,instant,newsletter,offer,payment,place,signIn,site,stay,stayTerms,waitlist}.json',
  { import: 'default' },
);

/** Modules of their own, so that no public page loads the lists of files that it does not need. */
async function loadList(namespace: string): Promise<MessageFiles> {
  if (namespace.startsWith('host')) return (await import('./hostMessageFiles.ts')).hostMessageFiles;
  return (await import('./guestMessageFiles.ts')).guestMessageFiles;
}

export async function loadFile(language: string, namespace: string): Promise<Record<string, unknown>> {
  const file = `../../../locales/${language}/${namespace}.json`;
  const load = files[file] ?? (await loadList(namespace))[file];
  if (!load) throw new Error(`No ${language} messages for ${namespace}`);
  return load();
}
