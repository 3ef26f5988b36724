/** The namespaces of the owner's pages. A module of its own, so that guests do not load the list of their files. */
export const hostMessageFiles = import.meta.glob<Record<string, unknown>>('../../../locales/*/host*.json', {
  import: 'default',
});
