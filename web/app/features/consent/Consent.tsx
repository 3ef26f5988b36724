import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { isPlainPress } from '../../ui/browser/isPlainPress.ts';
import { optionalCategories } from '../../villa/consentTerms.ts';
import { consent, useDecided } from './useConsented.ts';
import type { ConsentDialogsProps } from './ConsentDialogs.tsx';
import { isBot } from './isBot.ts';

const loadDialogs = () => import('./ConsentDialogs.tsx');

/** Marks a link that opens the settings; without scripts it is an ordinary link. */
const opener = '[data-consent]';

/**
 * Asks for a guest's consent once the page can be used. Guests who have decided load nothing of it, and a site without optional
 * categories never asks.
 */
export function Consent() {
  const { pathname } = useLocation();
  const idle = useIdle();
  const decided = useDecided();
  const [settings, setSettings] = useState(false);
  const asking = idle && !decided && optionalCategories.length > 0 && !isBot(navigator.userAgent);
  const failed = useRef<string>(undefined);
  const [Dialogs, setDialogs] = useState<ComponentType<ConsentDialogsProps>>();
  const wanted = asking || settings;

  useEffect(() => {
    if (optionalCategories.length === 0) return;
    // Creating the store erases what is not allowed any more, such as after the decision has expired.
    const store = consent();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(opener) : null;
      if (!link || !isPlainPress(event)) return;
      // Before the router sees it: the link acts as a button here.
      event.preventDefault();
      failed.current = link.href;
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

  // Tried again on the next page, and when the settings are opened.
  useEffect(() => {
    if (!wanted || Dialogs) return;
    let current = true;
    loadDialogs().then(
      (loaded) => setDialogs(() => loaded.ConsentDialogs),
      // A guest who opened the settings, and has not gone on meanwhile, gets the page about them.
      () => current && settings && failed.current && location.assign(failed.current),
    );
    return () => {
      current = false;
    };
  }, [wanted, settings, pathname, Dialogs]);

  // Whoever has gone on does not wait for the settings any more.
  useEffect(() => () => setSettings(false), [pathname]);

  if (!wanted || !Dialogs) return null;
  return <Dialogs asking={asking} settings={settings} onSettings={setSettings} />;
}

/** True once the page is hydrated and the browser is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
