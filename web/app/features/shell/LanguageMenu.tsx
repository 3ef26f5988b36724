import styled from '@emotion/styled';
import { languages } from 'functions/domain/language';
import { switchLanguage } from 'functions/domain/sitePaths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { languageNames } from '../../i18n/languageNames.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { VisuallyHidden } from '../../ui/layout/layout.ts';
import { color, faded, radius, shadow } from '../../ui/theme/tokens.ts';
import { useHydrated } from '../../ui/browser/useHydrated.ts';
import { RoundButton } from './RoundButton.ts';

/** Links to the same page and stay in the other languages. `boot/deferHydration` stores the chosen language. */
export function LanguageMenu() {
  const { t } = useTranslation('site');
  const chosen = useLanguage();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  // A prerendered page knows neither query nor fragment.
  const rest = hydrated ? search + hash : '';
  const menu = useRef<HTMLDivElement>(null);
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
        <ul role="list">
          {languages.map((language) => (
            <li key={language}>
              <MenuLink
                discover="none"
                to={switchLanguage(pathname, language) + rest}
                onClick={() => menu.current?.hidePopover()}
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

/** CSS anchor of the menu. */
const anchorName = '--language-button';

/** The menu below the button. In browsers without anchor positioning, it is below the header. */
const Menu = styled.div`
  position: fixed;
  inset: 84px clamp(20px, 4.5vw, 48px) auto auto;
  margin: 0;
  padding: 8px;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  max-height: calc(100dvh - 100px);
  overflow-y: auto;
  @supports (anchor-name: --a) {
    position-anchor: ${anchorName};
    inset: calc(anchor(bottom) + 8px) anchor(right) auto auto;
  }
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
    background: ${color.panel};
  }
  &[aria-current] {
    font-weight: 600;
  }
`;

/**
 * Flags are files of their own, because the browser does not fetch those in a closed menu. They may be cached for ever
 * without a hash in their names, because a flag does not change.
 */
function Flag({ language }: { language: string }) {
  return <FlagImage src={`/assets/flags/${language}.svg`} width="24" height="16" alt="" loading="lazy" />;
}

const FlagImage = styled.img`
  flex: none;
  border-radius: 3px;
  box-shadow: 0 0 0 1px ${faded(color.text, 15)};
`;
