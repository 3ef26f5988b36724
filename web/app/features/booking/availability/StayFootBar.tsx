import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice, type Quote } from 'functions/domain/quote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useExtraCosts } from '../../../i18n/useExtraCosts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { primaryButton } from '../../../ui/theme/primaryButton.ts';
import { color, faded, font, from } from '../../../ui/theme/tokens.ts';

/**
 * On phones: a bar at the bottom with the price and a link, either to the panel or, for an available stay, to the
 * request page. Shown while the panel is out of view.
 * @param hasStay whether dates are chosen
 * @param request path of the request page, if the stay is available
 * @param isRefused whether the chosen stay is not available; then no price is shown
 * @param quote the stay's price, if the stay is available
 */
export function StayFootBar({
  apartment,
  panelId,
  hasStay,
  request,
  isRefused,
  quote,
}: {
  apartment: Apartment;
  panelId: string;
  hasStay: boolean;
  request: { pathname: string; search: string } | undefined;
  isRefused: boolean;
  quote: Quote | undefined;
}) {
  const { t } = useTranslation('stay');
  const { money } = useFormat();
  const extraCosts = useExtraCosts();
  const [panelSeen, setPanelSeen] = useState(false);

  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (!panel) return;
    // A busy device may report several changes at once. The last one is current.
    const watch = new IntersectionObserver((changes) => setPanelSeen(changes.at(-1)?.isIntersecting ?? false));
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panelId]);

  // Other elements at the bottom of the viewport are placed above it.
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--foot-bar', `${bar.current!.offsetHeight}px`);
    return () => void style.removeProperty('--foot-bar');
  }, [panelSeen]);

  return (
    <Bar ref={bar} hidden={panelSeen} data-foot-bar>
      <p>
        {!isRefused && (
          <>
            {!quote && <span>{`${t('stay.from', { ns: 'apartment' })} `}</span>}
            <strong>{money(quote ? quote.totalPayment : lowestNightPrice(apartment))}</strong>
            <span>
              {` ${quote ? t('totalFor', { ns: 'offer', count: quote.nights }) : t('stay.perNight', { ns: 'apartment' })}`}
            </span>
            {!quote && <small>{extraCosts(apartment)}</small>}
          </>
        )}
      </p>
      {request ? (
        <ToRequest to={request}>{t('requestToBook', { ns: 'offer' })}</ToRequest>
      ) : (
        <ToPanel
          href={`#${panelId}`}
          onClick={(event) => {
            // Scrolls by itself. For a followed hash link, the router would add a history entry and restore an earlier
            // scroll position.
            event.preventDefault();
            document.getElementById(panelId)?.scrollIntoView();
          }}
        >
          {hasStay ? t('yourStay') : t('chooseDates')}
        </ToPanel>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 1000;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  padding: 10px 20px max(10px, env(safe-area-inset-bottom));
  background: ${color.surface};
  box-shadow: 0 -12px 40px -16px ${faded(color.headerBackground, 35)};
  &[hidden] {
    display: none;
  }
  & > p {
    line-height: 1.25;
    color: ${color.textSecondary};
    font-size: 0.9375rem;
  }
  & > p:empty {
    display: none;
  }
  & > p:empty + a {
    flex: 1;
  }
  & small {
    display: block;
    font-size: 0.8125rem;
  }
  & strong {
    font-family: ${font.heading};
    font-weight: 400;
    font-size: 1.5rem;
    color: ${color.secondary};
  }
  ${from.desk} {
    display: none;
  }
`;

const action = css`
  ${primaryButton}
  flex: none;
  min-height: 48px;
  padding-inline: 20px;
  font-size: 1rem;
`;

const ToPanel = styled.a`
  ${action}
`;

const ToRequest = styled(Link)`
  ${action}
`;
