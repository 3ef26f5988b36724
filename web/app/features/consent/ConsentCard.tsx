import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '../../i18n/useNamespaces.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import { secondaryButton } from '../../ui/theme/primaryButton.ts';
import { upright } from '../../ui/picture/Picture.tsx';
import { color, easeOut, from, radius, shadow } from '../../ui/theme/tokens.ts';
import { optionalCategories } from '../../villa/consentTerms.ts';
import { consent } from './useConsented.ts';

/**
 * The consent card. It is at the bottom of the viewport, except on the home page: there it is below the header in a
 * wide window, and at the end of the page on a phone.
 * It is not modal: the page stays usable, and can be scrolled so far that the card covers none of it. It is plain
 * markup without MUI, because every first visit loads it.
 */
export function ConsentCard({ onSettings }: { onSettings: () => void }) {
  useNamespaces('consent');
  const { t } = useTranslation(['consent', 'site']);
  const { card, height } = useHeight();
  const cameFrom = useRef<Element>(null);

  function decide(accepted: readonly string[]) {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    const wasInside = card.current?.contains(document.activeElement);
    consent().decide(accepted);
    if (wasInside && back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  return (
    <Place>
      <Global styles={pageAbove(height)} />
      <Card
        ref={card}
        role="dialog"
        data-at-foot
        aria-modal="false"
        aria-labelledby="consent-heading"
        aria-describedby="consent-text"
        onFocus={({ relatedTarget }) => {
          if (relatedTarget && !card.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
      >
        <div>
          <h2 id="consent-heading">{t('heading')}</h2>
          <p id="consent-text">{t('text')}</p>
        </div>
        <Choice>
          <Button type="button" onClick={() => decide([])}>
            {t('rejectAll')}
          </Button>
          <Button type="button" onClick={() => decide(optionalCategories)}>
            {t('acceptAll')}
          </Button>
        </Choice>
        <More>
          <TextButton type="button" aria-haspopup="dialog" onClick={onSettings}>
            {t('settings')}
          </TextButton>
          <PageLink page="cookiePolicy">{t('footer.cookiePolicy', { ns: 'site' })}</PageLink>
        </More>
      </Card>
    </Place>
  );
}

/** The card's height in pixels, which depends on the language and the font size. */
function useHeight() {
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setHeight(card.current?.offsetHeight ?? 0));
    watch.observe(card.current!);
    return () => watch.disconnect();
  }, []);
  return { card, height };
}

const gap = 12;

/**
 * On pages with a form for personal details, the card is at the end of the page, so that it does not cover the fields.
 */
const personForm = "main form input[type='email']";
/**
 * The card is also at the end in a narrow window on the home page and the apartments list, which begin with the search
 * fields.
 */
const search = "main form[method='get']";
const narrow = '@media (max-width: 999.9px)';
/**
 * In a wide window, the home page's search begins at the bottom. So the card lies over the picture there, and scrolls
 * with it.
 */
const home = '#hero';
const wide = `@media not all and ${upright}`;

/** Ends the page above the card by `--foot`. Focused elements scroll to above the card. */
const pageAbove = (height: number) => css`
  html {
    background: ${color.headerBackground};
    --foot: ${height + 2 * gap}px;
  }
  ${wide} {
    html:has(${home}) {
      --foot: 0px;
    }
  }
  html:has(${personForm}) {
    position: relative;
  }
  ${narrow} {
    html:has(${search}) {
      position: relative;
    }
  }
`;

const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 900;
  padding: 0 ${gap}px max(${gap}px, env(safe-area-inset-bottom));
  pointer-events: none;
  body:has(${personForm}) & {
    /* In the room that --foot leaves below the page. */
    position: absolute;
  }
  ${narrow} {
    body:has(${search}) & {
      position: absolute;
    }
  }
  ${wide} {
    body:has(${home}) & {
      position: absolute;
      /* Below the header. */
      inset: 76px 0 auto;
    }
  }
  ${from.desk} {
    body:has(${home}) & {
      top: 96px;
    }
  }
  /* Above the bar with an apartment's price, if there is one. */
  body:has([data-foot-bar]:not([hidden])) & {
    bottom: 70px;
  }
  ${from.desk} {
    body:has([data-foot-bar]) & {
      bottom: 0;
    }
  }
`;

const Card = styled.div`
  display: grid;
  gap: 10px;
  max-width: 1120px;
  max-height: 45dvh;
  margin-inline: auto;
  padding: 14px 16px 8px;
  overflow-y: auto;
  border: 1px solid ${color.divider};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  pointer-events: auto;
  /* Invisible at first, so that the card never counts as the largest contentful paint. */
  animation: appear 400ms ${easeOut};
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  & h2 {
    font-size: 1.25rem;
  }
  & p {
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${color.textSecondary};
  }
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 4px 24px;
  }
  /* Kept low, so that the page's own bars stay in sight. */
  ${from.desk} {
    grid-template-columns: 1fr auto auto;
    padding: 8px 24px;
  }
  /*
   * In a low window, the text is hidden and the card has one line. Screen readers still read the text, and the settings
   * show it too.
   */
  @media (max-height: 520px) and (min-width: 600px) {
    grid-template-columns: 1fr auto auto;
    gap: 4px 20px;
    padding: 4px 16px;
    & h2 {
      font-size: 1.0625rem;
    }
    & p {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
`;

const Button = styled.button`
  ${secondaryButton}
  min-height: 44px;
  padding: 6px 12px;
  font-size: 0.9375rem;
  line-height: 1.2;
  background: ${color.surface};
  ${from.desk} {
    padding-inline: 18px;
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  font-size: 0.9375rem;
  & > * {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
  }
  ${from.desk} {
    gap: 20px;
    & > * {
      min-height: 44px;
    }
  }
`;

const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.secondary};
  text-decoration: underline 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
