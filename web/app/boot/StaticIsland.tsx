import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import type { Messages } from '../i18n/Messages.ts';
import { useStayInUrl } from '../i18n/stayInUrl.ts';
import { isPlainPress } from '../ui/browser/isPlainPress.ts';
import { useHydrated } from '../ui/browser/useHydrated.ts';

/**
 * A part of a page without state, which is not hydrated: React leaves its prerendered HTML alone, and the browser needs none of its
 * code. After a navigation on the client it is rendered like any other component.
 * @param id of the element around it
 * @param Part by `lazy`
 * @param data the props of `Part`, and its messages
 * @param isOutdated shows what was prerendered something else than `data`? Then it is rendered anew; the code of `Part` is loaded
 * before
 */
export function StaticIsland<Data extends { messages: Messages }>({
  id,
  Part,
  data: { messages, ...rest },
  isOutdated = false,
}: {
  id: string;
  Part: ComponentType<Omit<Data, 'messages'>>;
  data: Data;
  isOutdated?: boolean;
}) {
  const followLink = useFollowLink();
  const island = useStayInLinks();
  const hydrated = useHydrated();
  const [prerendered] = useState(() => {
    if (import.meta.env.SSR || hydrated) return undefined;
    return { __html: document.getElementById(id)?.innerHTML ?? '' };
  });
  if (prerendered && !isOutdated) {
    return <div ref={island} id={id} onClick={followLink} dangerouslySetInnerHTML={prerendered} />;
  }
  return (
    <div id={id}>
      <I18nProvider messages={messages}>
        <Part {...rest} />
      </I18nProvider>
    </div>
  );
}

/** Links in prerendered HTML are no `Link`s: clicks on them are followed here, without leaving the document. */
function useFollowLink() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.target || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/** Prerendered links have no stay, and may be opened in a new tab. */
function useStayInLinks() {
  const stay = useStayInUrl();
  const island = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLAnchorElement[]>(undefined);
  useEffect(() => {
    links.current ??= [...(island.current?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href*="?"])') ?? [])];
    for (const link of links.current) link.setAttribute('href', link.pathname + stay + link.hash);
  }, [stay]);
  return island;
}
