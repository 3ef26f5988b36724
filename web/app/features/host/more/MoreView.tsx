import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { accessSchema } from 'functions/contract/access';
import { accessDocument, limitSettingsDocument, settingsDocument } from 'functions/contract/collections';
import { limitsSchema } from 'functions/contract/limits';
import { settingsSchema } from 'functions/contract/settings';
import { languages } from 'functions/domain/language';
import { hostPath } from 'functions/domain/sitePaths';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { signOut } from '../../../firebase/session/session.ts';
import { useGuest } from '../../../firebase/session/useGuest.ts';
import { useSavedSettings, type SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Actions, Part, View } from '../forms/formStyle.ts';
import { PlatformSettings } from '../platforms/PlatformSettings.tsx';
import { LimitSettings } from './LimitSettings.tsx';
import { LanguageList } from './LanguageList.ts';
import { OwnerSettings } from './OwnerSettings.tsx';
import { PropertySettings } from './PropertySettings.tsx';

const parts = ['property', 'calendars', 'owners', 'limits', 'device'] as const;
type PartName = (typeof parts)[number];

/** What is set once and seldom changed: the villa, its owners, limits; and signing out. */
export default function MoreView() {
  const { t } = useTranslation('hostMore');
  const { search } = useLocation();
  const [part, setPart] = useState<PartName>(() => {
    const asked = new URLSearchParams(search).get('part');
    return parts.find((name) => name === asked) ?? 'property';
  });
  const guest = useGuest();
  if (!guest) return <Loading />;
  return (
    <View>
      <h2>{t('title')}</h2>
      <ToggleButtonGroup
        exclusive
        aria-label={t('part')}
        value={part}
        // Pressing the choice again gives `null`: it stays.
        onChange={(_, next: PartName | null) => next && setPart(next)}
      >
        {parts.map((name) => (
          <ToggleButton key={name} value={name}>
            {t(`parts.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {part === 'property' && <Property />}
      {part === 'calendars' && <PlatformSettings />}
      {part === 'owners' && <Owners self={guest.email ?? ''} />}
      {part === 'limits' && <AllLimits />}
      {part === 'device' && <Device email={guest.email ?? ''} />}
    </View>
  );
}

function Property() {
  const saved = useSavedSettings(settingsDocument, settingsSchema);
  return <Settings saved={saved}>{(whole) => <PropertySettings saved={whole} />}</Settings>;
}

function Owners({ self }: { self: string }) {
  const saved = useSavedSettings(accessDocument, accessSchema);
  return <Settings saved={saved}>{(whole) => <OwnerSettings saved={whole} self={self} />}</Settings>;
}

function AllLimits() {
  const saved = useSavedSettings(limitSettingsDocument, limitsSchema);
  return <Settings saved={saved}>{(whole) => <LimitSettings saved={whole} />}</Settings>;
}

function Settings<Values>({
  saved,
  children,
}: {
  saved: SavedSettings<Values> | null | undefined;
  children: (saved: SavedSettings<Values>) => ReactNode;
}) {
  const { t } = useTranslation('hostMore');
  if (saved === undefined) return <Loading />;
  return saved ? (
    children(saved)
  ) : (
    <Alert severity="error" role="alert">
      {t('unreadable')}
    </Alert>
  );
}

function Loading() {
  const { t } = useTranslation('hostMore');
  return <Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />;
}

function Device({ email }: { email: string }) {
  const { t } = useTranslation('hostMore');
  const current = useLanguage();
  return (
    <>
      <Part>
        <h3 id="desk-language">{t('device.language')}</h3>
        <LanguageList aria-labelledby="desk-language">
          {languages.map((language) => (
            <li key={language}>
              {/* Loads the page anew, in its language. */}
              <a href={hostPath(language, 'more')} hrefLang={language} aria-current={language === current || undefined}>
                {languageNames[language]}
              </a>
            </li>
          ))}
        </LanguageList>
      </Part>
      <Part>
        <h3>{t('device.account')}</h3>
        <p>{t('device.signedInAs', { email })}</p>
        <Actions>
          <Button variant="outlined" onClick={() => void signOut()}>
            {t('device.signOut')}
          </Button>
        </Actions>
      </Part>
    </>
  );
}
