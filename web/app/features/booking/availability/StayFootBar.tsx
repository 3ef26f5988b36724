import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice, type Quote } from 'functions/domain/quote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { primaryButton } from '../../../ui/theme/primaryButton.ts';
import { color, font, from } from '../../../ui/theme/tokens.ts';

/**
 * On phones: a bar at the bottom with the price and a link to the panel, while the panel is out of view.
 * @param hasStay are dates chosen?
 * @param isRefused can they not be had? Then no price is shown
 * @param quote the stay's price, as far as it can be had
 */
export function StayFootBar({
  apartment,
  panelId,
  hasStay,
  isRefused,
  quote,
}: {
  apartment: Apartment;
  panelId: string;
  hasStay: boolean;
  isRefused: boolean;
  quote: Quote | undefined;
}) {
  const { t } = useTranslation('stay');
  const { money } = useFormat();
  const [panelSeen, setPanelSeen] = useState(false);

  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (!panel) return;
    // A busy device reports several changes at once, the latest last.
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
            {!quote && `${t('stay.from', { ns: 'apartment' })} `}
            <strong>{money(quote ? quote.totalPayment : lowestNightPrice(apartment))}</strong>
            {` ${quote ? t('totalFor', { ns: 'offer', count: quote.nights }) : t('stay.perNight', { ns: 'apartment' })}`}
          </>
        )}
      </p>
      <Way
        href={`#${panelId}`}
        onClick={(event) => {
          // Scrolls itself: the router adds a history entry for a hash link and would restore an earlier scroll position.
          event.preventDefault();
          document.getElementById(panelId)?.scrollIntoView();
        }}
      >
        {hasStay ? t('yourStay') : t('chooseDates')}
      </Way>
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
  background: #ffffff;
  box-shadow: 0 -12px 40px -16px rgb(10 50 62 / 0.35);
  &[hidden] {
    display: none;
  }
  & > p {
    line-height: 1.25;
    color: ${color.soft};
    font-size: 15px;
  }
  & > p:empty {
    display: none;
  }
  & > p:empty + a {
    flex: 1;
  }
  & strong {
    font-family: ${font.heading};
    font-weight: 400;
    font-size: 24px;
    color: ${color.sea};
  }
  ${from.desk} {
    display: none;
  }
`;

const Way = styled.a`
  ${primaryButton}
  flex: none;
  min-height: 48px;
  padding-inline: 20px;
  font-size: 16px;
`;
