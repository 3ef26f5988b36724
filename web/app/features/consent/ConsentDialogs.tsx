import { useLateWords } from '../../i18n/useLateWords.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';

export interface ConsentDialogsProps {
  asking: boolean;
  /** Are the settings open? */
  settings: boolean;
  onSettings: (open: boolean) => void;
}

/** The part that comes late, once there is something to decide. */
export function ConsentDialogs({ asking, settings, onSettings }: ConsentDialogsProps) {
  if (useLateWords(true, 'consent') !== 'ready') return null;
  return (
    <>
      {asking && <ConsentCard onSettings={() => onSettings(true)} />}
      {settings && <ConsentSettings onClose={() => onSettings(false)} />}
    </>
  );
}
