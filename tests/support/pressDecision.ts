/** The answer of the page behind a link in the owner's mail. */
export interface DecisionPage {
  status: number;
  page: string;
}

/** Follows the link as a browser or a mail scanner would. */
export async function openDecisionPage(
  link: URL,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<DecisionPage> {
  const response = await fetch(link, { method, headers });
  return { status: response.status, page: await response.text() };
}

/** Presses a button of the page. */
export async function pressDecision(link: URL, form: Record<string, string>): Promise<DecisionPage> {
  const response = await fetch(link, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, page: await response.text() };
}
