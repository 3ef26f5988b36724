import styled from '@emotion/styled';
import { languages, writeLanguageCookie, type Language } from 'functions/domain/language';
import { switchLanguage } from 'functions/domain/sitePaths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { languageNames } from '../../i18n/languageNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { dropMenu } from '../../ui/theme/dropMenu.ts';
import { Flag } from '../../ui/picture/Flag.tsx';
import { VisuallyHidden } from '../../ui/layout/layout.ts';
import { color } from '../../ui/theme/tokens.ts';
import { useHydrated } from '../../ui/browser/useHydrated.ts';
import { RoundButton } from './RoundButton.ts';

/** Links to the same page and stay in the other languages; stores the choice. */
export function LanguageMenu() {
  const { t } = useTranslation('site');
  const chosen = useLanguage();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  // The prerendered page cannot know them.
  const rest = hydrated ? search + hash : '';
  const menu = useRef<HTMLDivElement>(null);
  const choose = (language: Language) => {
    document.cookie = writeLanguageCookie(language);
    menu.current?.hidePopover();
  };
  if (languages.length === 1) return null;
  return (
    <div>
      <RoundButton
        type="button"
        popoverTarget="language-menu"
        aria-label={t('language')}
        title={hydrated ? languageNames[chosen] : undefined}
        style={{ anchorName }}
      >
        <Flag language={chosen} />
        <svg viewBox="0 0 12 8" width="12" height="8" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="m1 1 5 5 5-5" />
        </svg>
      </RoundButton>
      <Menu id="language-menu" ref={menu} popover="auto">
        <VisuallyHidden as="h2">{t('language')}</VisuallyHidden>
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <MenuLink
                discover="none"
                to={switchLanguage(pathname, language) + rest}
                onClick={() => choose(language)}
                aria-current={language === chosen ? 'true' : undefined}
                lang={language}
                hrefLang={language}
              >
                <Flag language={language} />
                {languageNames[language]}
              </MenuLink>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}

/** Where the menu hangs. */
const anchorName = '--language-button';

const Menu = styled.div`
  ${dropMenu(anchorName)}
`;

const MenuLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 48px;
  min-width: 200px;
  padding: 8px 14px;
  border-radius: 8px;
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${color.stone};
  }
  &[aria-current] {
    font-weight: 600;
  }
`;
