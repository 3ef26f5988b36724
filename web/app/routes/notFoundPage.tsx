import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { NotFound } from '../features/shell/NotFound.tsx';
import { readWords } from '../i18n/readWords.server.ts';
import { pageHead } from './pageHead.ts';

/** Prerendered once per language; the build moves it to where a wrong address is answered. */
export function loader({ url }: LoaderFunctionArgs) {
  return { words: readWords(url, 'errorPage') };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.errorPage?.notFound);

export default NotFound;
