import { isDeepStrictEqual } from 'node:util';
import { writeList } from './plainState.ts';
import { readList } from './readList.ts';

const handedOver =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>(.*?)<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/s;

/**
 * Puts the data that a page is hydrated with into the page as a plain literal, for `handOverState` to take. The router's
 * own form has a number in the place of every key and value, which is hard to compress: as a literal a page is more than
 * half a kilobyte lighter. What is more than plain data stays as the router wrote it. What a loader answers as `still` is
 * for drawing what stands printed in the page (`Still`), so that is left out.
 */
export function writeStatePlainly(html: string): string {
  return html.replace(handedOver, (scripts, text: string, between: string) => {
    const data = readList(JSON.parse(text) as string);
    if (!data || !isDeepStrictEqual(readList(writeList(data)), data)) return scripts;
    const literal = JSON.stringify(withoutStill(data)).replace(/[<>&\u2028\u2029]/g, escape);
    return `<script>window.__reactRouterContext.plain=${literal}</script>${between}`;
  });
}

function withoutStill(data: object): object {
  const { loaderData, ...rest } = data as { loaderData?: Record<string, object | null> };
  if (!loaderData) return data;
  const needed = Object.entries(loaderData).map(([route, answer]) => [
    route,
    answer && Object.fromEntries(Object.entries(answer).filter(([name]) => name !== 'still')),
  ]);
  return { ...rest, loaderData: Object.fromEntries(needed) };
}

function escape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
