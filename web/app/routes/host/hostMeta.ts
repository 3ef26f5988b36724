import type { MetaFunction } from 'react-router';
import type { Namespaces, PageData } from '../../i18n/Messages.ts';
import { pageHead } from '../pageHead.ts';

/** The title of a view of the owner's desk, from the messages loaded by `host.tsx`. */
export function hostMeta(view: keyof Namespaces['host']['views']): MetaFunction {
  return ({ matches, params: { id } }) => {
    const data = matches.map(({ loaderData }) => loaderData as PageData | undefined).findLast((one) => one?.messages);
    const host = data?.messages.resources.host;
    return pageHead(host && [id, host.views[view], host.title].filter(Boolean).join(' · '));
  };
}
