import { isDeepStrictEqual } from 'node:util';

/** Numbers in the place of an index that stand for values of their own. */
const constants: Record<number, unknown> = { [-5]: null, [-7]: undefined };

const enqueue = /window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);/;

/**
 * In the page, as text: writes plain data the way the router reads it, every value in a list of its own, named by where
 * it stands there.
 */
const write =
  '(d=>{let l=[],w=(v,i)=>v===null?-5:(i=l.push(v)-1,v&&typeof v=="object"&&(l[i]=Array.isArray(v)?v.map(x=>w(x)):Object.fromEntries(Object.entries(v).map(([k,x])=>["_"+w(k),w(x)]))),i);w(d);return JSON.stringify(l)+"\\n"})';

/**
 * The data that a page is hydrated with, in the plain form of an object literal. The router's own form replaces every key
 * and value by a number, which is hard to compress: as a literal a page is about half a kilobyte lighter. What is not
 * understood completely, such as data with dates or promises, stays as the router wrote it.
 */
export function writeStatePlainly(html: string): string {
  return html.replace(enqueue, (script, text: string) => {
    const list = readList(JSON.parse(text) as string);
    const data = list && readPlain(list);
    if (!data) return script;
    const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escape);
    const again = readList((0, eval)(`${write}(${literal})`) as string);
    if (!again || !isDeepStrictEqual(readPlain(again), data)) return script;
    return `window.__reactRouterContext.streamController.enqueue(${write}(${literal}));`;
  });
}

function escape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function readList(text: string): unknown[] | undefined {
  // More lines than one are promises that were kept later.
  const list: unknown = text.trimEnd().includes('\n') ? undefined : JSON.parse(text);
  return Array.isArray(list) ? list : undefined;
}

/** The data behind the router's list, without keys that have no value; nothing when it is more than plain data. */
function readPlain(list: unknown[]): object | undefined {
  let plain = true;
  const read = (index: unknown): unknown => {
    if (typeof index !== 'number' || (index < 0 && !(index in constants))) {
      plain = false;
      return undefined;
    }
    if (index < 0) return constants[index];
    const value = list[index];
    if (Array.isArray(value)) return value.map(read);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, at]) => [String(list[Number(key.slice(1))]), read(at)] as const);
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
  };
  const data = read(0);
  return plain && data !== null && typeof data === 'object' ? data : undefined;
}
