import { writeStayChoice, type StayChoice } from './StayChoice.ts';

/**
 * The other apartments of a request for several: `?with=olive&with=rosemary` and the stay of the whole party. What is no other
 * apartment is ignored.
 * @param others the apartments that can be taken along, in the order of lists
 */
export function readTogether(search: URLSearchParams, others: readonly string[]): string[] {
  const named = search.getAll('with');
  return others.filter((slug) => named.includes(slug));
}

/** The query of a request for several apartments. @param others all but the one that the page's path names */
export function writeTogether(others: readonly string[], choice: StayChoice): string {
  return `?${writeStayChoice(choice, new URLSearchParams(others.map((slug) => ['with', slug])))}`;
}
