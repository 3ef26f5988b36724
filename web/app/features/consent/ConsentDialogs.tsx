import { useEffect, useState, type ComponentType } from 'react';
import { usePathTo } from '../../i18n/PageLink.tsx';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { loadPart } from '../../ui/loading/loadPart.ts';
import { ConsentCard } from './ConsentCard.tsx';
import type { ConsentSettingsProps } from './ConsentSettings.tsx';

export interface ConsentDialogsProps {
  asking: boolean;
  /** Are the settings open? */
  settings: boolean;
  onSettings: (open: boolean) => void;
}

/** Loaded once there is something to decide; the settings are loaded when they are opened. */
export function ConsentDialogs({ asking, settings, onSettings }: ConsentDialogsProps) {
  const messages = useNamespaces(true, 'consent');
  const cookiePage = usePathTo('cookiePolicy');
  const [Settings, setSettings] = useState<ComponentType<ConsentSettingsProps>>();

  useEffect(() => {
    if (!settings || Settings) return;
    let current = true;
    loadPart(import('./ConsentSettings.tsx')).then(
      (loaded) => setSettings(() => loaded.ConsentSettings),
      () => {
        if (!current) return;
        onSettings(false);
        // That page lists what is stored, and has a link to the settings.
        if (navigator.onLine) location.assign(`${cookiePage}#choice`);
      },
    );
    return () => {
      current = false;
    };
  }, [settings, Settings, onSettings, cookiePage]);

  if (messages !== 'ready') return null;
  return (
    <>
      {asking && <ConsentCard onSettings={() => onSettings(true)} />}
      {settings && Settings && <Settings onClose={() => onSettings(false)} />}
    </>
  );
}
