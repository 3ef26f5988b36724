import styled from '@emotion/styled';
import type { Apartment } from 'functions/contract/apartment';
import { lowestNightPrice, quoteStay } from 'functions/domain/quote';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLateWords } from '../../i18n/useLateWords.ts';
import { action } from '../../ui/action.ts';
import { color, font, from } from '../../ui/tokens.ts';
import { chosenStay } from './StayChoice.ts';
import { useStayChoice } from './useStayChoice.ts';

/** On phones: the price at the foot of the window, and the way to the panel, while the panel itself is out of sight. */
export function StayFootBar({ apartment, panelId }: { apartment: Apartment; panelId: string }) {
  const { t } = useTranslation(['stay', 'offer']);
  const { money } = useFormat();
  const [choice] = useStayChoice();
  const [panelSeen, setPanelSeen] = useState(false);
  const stay = chosenStay(choice);

  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (!panel) return;
    const watch = new IntersectionObserver(([entry]) => setPanelSeen(entry?.isIntersecting ?? false));
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panelId]);

  // What else stands at the window's foot stands above it.
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--foot-bar', `${bar.current!.offsetHeight}px`);
    return () => void style.removeProperty('--foot-bar');
  }, [panelSeen]);

  const words = useLateWords(stay !== undefined, 'offer');
  const quote = words === 'ready' && stay && quoteStay(stay, choice, apartment, apartment.houseTerms);
  return (
    <Bar ref={bar} hidden={panelSeen} data-foot-bar>
      <p>
        {!quote && `${t('stay.from', { ns: 'apartment' })} `}
        <strong>{money(quote ? quote.totalPayment : lowestNightPrice(apartment))}</strong>
        {` ${quote ? t('totalFor', { ns: 'offer', count: quote.nights }) : t('stay.perNight', { ns: 'apartment' })}`}
      </p>
      <Way
        href={`#${panelId}`}
        onClick={(event) => {
          // By hand: for the router a plain hash link is a step in its history, and it would restore a place of old.
          event.preventDefault();
          document.getElementById(panelId)?.scrollIntoView();
        }}
      >
        {stay ? t('yourStay') : t('chooseDates')}
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
  ${action}
  flex: none;
  min-height: 48px;
  padding-inline: 20px;
  font-size: 16px;
`;
