import Button from '@mui/material/Button';
import { accessSchema } from 'functions/contract/access';
import { accessDocument, settingsDocument } from 'functions/contract/collections';
import { settingsSchema } from 'functions/contract/settings';
import { languages } from 'functions/domain/language';
import { hostPath } from 'functions/domain/sitePaths';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { signOut } from '../../../firebase/session/session.ts';
import { useGuest } from '../../../firebase/session/useGuest.ts';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Actions, Part, View } from '../forms/formStyle.ts';
import { ToggleButtons } from '../forms/ToggleButtons.tsx';
import { ViewLoading } from '../frame/ViewLoading.tsx';
import { PlatformSettings } from '../platforms/PlatformSettings.tsx';
import { ArrivalSettings } from './ArrivalSettings.tsx';
import { LoadedSettings } from './LoadedSettings.tsx';
import { OwnerSettings } from './OwnerSettings.tsx';
import { PropertySettings } from './PropertySettings.tsx';
import styled from '@emotion/styled';
import { deskColor } from '../frame/deskTheme.ts';

const parts = ['property', 'arrival', 'calendars', 'owners', 'device'] as const;

/** Settings that rarely change (the villa, its platforms, its owners), and the sign-out. */
export function MoreView() {
  const { t } = useTranslation('hostMore');
  const [search, setSearch] = useSearchParams();
  const part = parts.find((name) => name === search.get('part')) ?? 'property';
  const guest = useGuest();
  if (!guest) return <ViewLoading />;
  return (
    <View>
      <h2>{t('title')}</h2>
      <ToggleButtons
        label={t('part')}
        value={part}
        choices={parts.map((value) => ({ value, text: t(`parts.${value}`) }))}
        onChoose={(next) => setSearch({ part: next }, { replace: true })}
      />
      {part === 'property' && (
        <LoadedSettings path={settingsDocument} schema={settingsSchema}>
          {(saved) => <PropertySettings saved={saved} />}
        </LoadedSettings>
      )}
      {part === 'arrival' && <ArrivalSettings />}
      {part === 'calendars' && <PlatformSettings />}
      {part === 'owners' && (
        <LoadedSettings path={accessDocument} schema={accessSchema}>
          {(saved) => <OwnerSettings saved={saved} self={guest.email ?? ''} />}
        </LoadedSettings>
      )}
      {part === 'device' && <Device email={guest.email ?? ''} />}
    </View>
  );
}

function Device({ email }: { email: string }) {
  const { t } = useTranslation('hostMore');
  const current = useLanguage();
  return (
    <>
      <Part>
        <h3 id="desk-language">{t('device.language')}</h3>
        <LanguageList role="list" aria-labelledby="desk-language">
          {languages.map((language) => (
            <li key={language}>
              {/* A plain link, because the page in that language is a new document. */}
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

const LanguageList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: block;
    padding-block: 12px;
    color: ${deskColor.text};
  }
  & a[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;
