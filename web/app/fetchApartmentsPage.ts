import type { Language } from 'functions/domain/language';
import { pathTo } from 'functions/domain/sitePaths';
import { readList } from './readList.ts';
import type { loader } from './routes/apartments.tsx';

export type ApartmentsPage = ReturnType<typeof loader>;

/**
 * The data of the list of apartments, for whoever asks all of them from another page. The build has left it beside the page in the
 * router's form.
 */
export async function fetchApartmentsPage(language: Language): Promise<ApartmentsPage> {
  const answer = await fetch(`${pathTo('apartments', language)}.data`);
  if (!answer.ok) throw new Error(`The list of apartments answered ${answer.status}`);
  const routes = readList(await answer.text()) as Record<string, { data: ApartmentsPage } | undefined> | undefined;
  const page = routes?.[`${language}.apartments`];
  if (!page) throw new Error('The list of apartments has no data');
  return page.data;
}
