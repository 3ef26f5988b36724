import { useEffect, useRef, useState, type ComponentType } from 'react';
import { isPlainPress } from '../../ui/isPlainPress.ts';
import { optionalCategories } from '../../villa/consent.ts';
import { consent, useDecided } from './consent.ts';
import type { ConsentDialogsProps } from './ConsentDialogs.tsx';
import { isBot } from './isBot.ts';

const loadDialogs = () => import('./ConsentDialogs.tsx');

/** What marks a link that opens the settings; without scripts it leads where its address says. */
const opener = '[data-consent]';

/**
 * Asks for a guest's consent, late: the page is there and can be used, and whoever has decided loads nothing of this. Where
 * nothing optional is configured there is no question at all.
 */
export function Consent() {
  const idle = useIdle();
  const decided = useDecided();
  const [settings, setSettings] = useState(false);
  const asking = idle && !decided && optionalCategories.length > 0 && !isBot(navigator.userAgent);
  const failed = useRef<string>(undefined);
  const [Dialogs, setDialogs] = useState<ComponentType<ConsentDialogsProps>>();
  const wanted = asking || settings;

  useEffect(() => {
    if (optionalCategories.length === 0) return;
    // Erases at once what is not allowed any more, such as after the decision has run out.
    const keeper = consent();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(opener) : null;
      if (!link || !isPlainPress(event)) return;
      // Before the router sees it: here the link is a button.
      event.preventDefault();
      failed.current = link.href;
      setSettings(true);
    };
    const look = () => document.visibilityState === 'visible' && keeper.lookAgain();
    window.addEventListener('click', open, { capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('click', open, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  useEffect(() => {
    if (!wanted) return;
    loadDialogs().then(
      (loaded) => setDialogs(() => loaded.ConsentDialogs),
      // The question waits for the next page; whoever asked for the settings is at least told about them.
      () => failed.current && location.assign(failed.current),
    );
  }, [wanted]);

  if (!wanted || !Dialogs) return null;
  return <Dialogs asking={asking} settings={settings} onSettings={setSettings} />;
}

/** True once the page is hydrated and the browser has nothing better to do. */
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
