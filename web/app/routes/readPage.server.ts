import type { Namespace } from '../i18n/Messages.ts';
import { readMessages } from '../i18n/readMessages.server.ts';
import { readStructuredData } from '../villa/pageData.server.ts';
import { readSharedPicture } from '../villa/pictures.server.ts';

/** Data of every page that search engines list: messages, the preview picture for other sites, structured data. */
export function readPage(url: URL, ...namespaces: Namespace[]) {
  return {
    messages: readMessages(url, ...namespaces),
    shared: readSharedPicture(url),
    structuredData: readStructuredData(url),
  };
}
