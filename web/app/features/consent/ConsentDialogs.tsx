import { useEffect, useState, type ComponentType } from 'react';
import { usePathTo } from '../../i18n/PageLink.tsx';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { ConsentCard } from './ConsentCard.tsx';
import type { ConsentSettingsProps } from './ConsentSettings.tsx';

export interface ConsentDialogsProps {
  asking: boolean;
  /** Are the settings open? */
  settings: boolean;
  onSettings: (open: boolean) => void;
}

/** The part that comes late, once there is something to decide; the settings later still, for the few who open them. */
export function ConsentDialogs({ asking, settings, onSettings }: ConsentDialogsProps) {
  const words = useLateWords(true, 'consent');
  const cookiePage = usePathTo('cookiePolicy');
  const [Settings, setSettings] = useState<ComponentType<ConsentSettingsProps>>();

  useEffect(() => {
    if (!settings || Settings) return;
    loadPart(import('./ConsentSettings.tsx')).then(
      (loaded) => setSettings(() => loaded.ConsentSettings),
      () => {
        onSettings(false);
        // It says what is kept, and how to decide there.
        if (navigator.onLine) location.assign(`${cookiePage}#choice`);
      },
    );
  }, [settings, Settings, onSettings, cookiePage]);

  if (words !== 'ready') return null;
  return (
    <>
      {asking && <ConsentCard onSettings={() => onSettings(true)} />}
      {settings && Settings && <Settings onClose={() => onSettings(false)} />}
    </>
  );
}
