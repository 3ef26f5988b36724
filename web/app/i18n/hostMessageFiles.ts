/** The namespaces of the owner's pages. */
export const hostMessageFiles = import.meta.glob<Record<string, unknown>>('../../../locales/*/host*.json', {
  import: 'default',
});
