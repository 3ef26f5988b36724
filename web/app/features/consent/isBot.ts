/**
 * Machines that read pages for search engines and previews: they decide nothing, and their pictures of a page shall show the
 * page. (Cubot makes telephones.)
 */
export function isBot(userAgent: string): boolean {
  return /(?<!cu)bot|crawl|spider|slurp|teoma|archiver|facebookexternalhit|embedly|preview|mediapartners/i.test(
    userAgent,
  );
}
