import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { NotFound } from '../features/shell/NotFound.tsx';
import { loadMessages } from '../i18n/loadMessages.ts';
import { pageHead } from './pageHead.ts';

/**
 * For broken links within the site. If a guest opens a wrong URL directly, Hosting answers with `notFoundPage` and
 * status 404.
 */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return { messages: await loadMessages(url) };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.errorPage?.notFound);

export { shouldRevalidate } from './shouldRevalidate.ts';

export default NotFound;
