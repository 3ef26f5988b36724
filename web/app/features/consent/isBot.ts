/**
 * Crawlers of search engines and previews: they decide nothing, and a preview should show the page without the question. (Cubot
 * is a maker of phones.)
 */
export function isBot(userAgent: string): boolean {
  return /(?<!cu)bot|crawl|spider|slurp|teoma|archiver|facebookexternalhit|embedly|preview|mediapartners/i.test(
    userAgent,
  );
}
