import styled from '@emotion/styled';
import { weekdayOf } from 'functions/domain/isoDate';
import type { Stay } from 'functions/domain/stay';
import { deskColor } from '../frame/deskColor.ts';
import { nightsAround } from './gapsAround.ts';

/** Nights before and after the stay that are shown. */
const margin = 7;

/** The nights around a request as it would be: held ones filled, its own dotted, free ones empty. The text beside it says the same. */
export function NightTimeline({ stay, others, label }: { stay: Stay; others: readonly Stay[]; label: string }) {
  return (
    <Timeline role="img" aria-label={label}>
      {nightsAround(stay, others, margin).map(({ night, state }) => (
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
    border: 1px solid ${deskColor.line};
    font-size: 13px;
    line-height: 32px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    color: ${deskColor.ink};
    background: ${deskColor.white};
  }
  & span[data-weekend] {
    background: ${deskColor.paper};
  }
  & span[data-state='held'] {
    background: ${deskColor.sea};
    border-color: ${deskColor.sea};
    color: ${deskColor.white};
  }
  & span[data-state='own'] {
    border: 2px dashed ${deskColor.lavender};
    line-height: 30px;
    font-weight: 700;
  }
`;
