import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePathTo } from '../../i18n/PageLink.tsx';
import { isPlainPress } from '../../ui/browser/isPlainPress.ts';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';
import { optionalCategories } from '../../villa/consentTerms.ts';
import { consent, useDecided } from './useConsented.ts';

const ConsentCard = lazyPart(() => import('./ConsentCard.tsx').then((module) => module.ConsentCard));
const ConsentSettings = lazyPart(() => import('./ConsentSettings.tsx').then((module) => module.ConsentSettings), {
  Failed: CookiePage,
});

/** Marks a link that opens the settings. Without scripts it is an ordinary link. */
const opener = '[data-consent]';

/**
 * Asks for the guest's consent once the page is usable. Guests who have decided do not load the card, and a site without
 * optional categories never asks.
 */
export function Consent() {
  const { pathname } = useLocation();
  const idle = useIdle();
  const decided = useDecided();
  const [settings, setSettings] = useState(false);

  useEffect(() => {
    if (optionalCategories.length === 0) return;
    // Creating the store erases data that is no longer allowed, for example after the decision has expired.
    const store = consent();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(opener) : null;
      if (!link || !isPlainPress(event)) return;
      // Runs before the router's handler, because the link acts as a button here.
      event.preventDefault();
      setSettings(true);
    };
    const refreshVisible = () => document.visibilityState === 'visible' && store.refresh();
    window.addEventListener('click', open, { capture: true });
    document.addEventListener('visibilitychange', refreshVisible);
    return () => {
      window.removeEventListener('click', open, { capture: true });
      document.removeEventListener('visibilitychange', refreshVisible);
    };
  }, []);
  // A guest who has gone to another page no longer waits for the settings.
  useEffect(() => () => setSettings(false), [pathname]);

  return (
    <>
      {idle && !decided && optionalCategories.length > 0 && !isBot(navigator.userAgent) && (
        <ConsentCard onSettings={() => setSettings(true)} />
      )}
      {settings && <ConsentSettings onClose={() => setSettings(false)} />}
    </>
  );
}

/** Fallback if the settings cannot be loaded. Opens the page that lists what is stored. */
function CookiePage({ onClose }: { onClose: () => void }) {
  const path = usePathTo('cookiePolicy');
  useEffect(() => {
    onClose();
    if (navigator.onLine) location.assign(`${path}#choice`);
  }, [onClose, path]);
  return null;
}

/** True once the page is hydrated and the browser is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}

/**
 * Whether the visitor is a crawler of a search engine or a link preview. They cannot decide, and a preview should show
 * the page without the question. (Cubot is a brand of phones.)
 */
export function isBot(userAgent: string): boolean {
  return /(?<!cu)bot|crawl|spider|slurp|teoma|archiver|facebookexternalhit|embedly|preview|mediapartners/i.test(
    userAgent,
  );
}
