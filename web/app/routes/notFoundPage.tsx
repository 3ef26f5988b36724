import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { NotFound } from '../features/shell/NotFound.tsx';
import { readMessages } from '../i18n/readMessages.server.ts';
import { pageHead } from './pageHead.ts';

/** Prerendered once per language. The build moves it to where Hosting serves it with status 404. */
export function loader({ url }: LoaderFunctionArgs) {
  return { messages: readMessages(url, 'errorPage') };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.messages.resources.errorPage?.notFound);

export default NotFound;
