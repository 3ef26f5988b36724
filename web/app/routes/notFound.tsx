import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { NotFound } from '../features/shell/NotFound.tsx';
import { fetchWords } from '../i18n/fetchWords.ts';
import { keepDataOfPage } from './keepDataOfPage.ts';
import { pageHead } from './pageHead.ts';

/** A link within the site that leads nowhere; a wrong address that is typed gets `notFoundPage` and status 404. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return { words: await fetchWords(url) };
}

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  pageHead(loaderData?.words.resources.errorPage?.notFound);

export const shouldRevalidate = keepDataOfPage;

export default NotFound;
