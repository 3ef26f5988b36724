import styled from '@emotion/styled';
import { weekdayOf } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { deskColor } from '../frame/deskTheme.ts';
import { nightsAround } from './gapsAround.ts';

const nightsBesideStay = 7;

/**
 * The nights around a request as if it were confirmed. Taken nights are filled, its own are dotted, free ones are
 * empty. The text beside it says the same.
 */
export function NightTimeline({ stay, others, label }: { stay: Stay; others: readonly Stay[]; label: string }) {
  return (
    <Timeline role="img" aria-label={label}>
      {nightsAround(stay, others, nightsBesideStay).map(({ night, state }) => (
        <span key={night} data-state={state} data-weekend={weekdayOf(night) > 5 || undefined}>
          {Number(night.slice(8))}
        </span>
      ))}
    </Timeline>
  );
}

const Timeline = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding-block: 4px;
  & span {
    flex: 1 0 26px;
    max-width: 48px;
    height: 34px;
    border: 1px solid ${deskColor.divider};
    font-size: 0.8125rem;
    line-height: 32px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    color: ${deskColor.text};
    background: ${deskColor.surface};
  }
  & span[data-weekend] {
    background: ${deskColor.background};
  }
  & span[data-state='held'] {
    background: ${deskColor.secondary};
    border-color: ${deskColor.secondary};
    color: ${deskColor.onSecondary};
  }
  & span[data-state='own'] {
    border: 2px dashed ${deskColor.info};
    line-height: 30px;
    font-weight: 700;
  }
`;
