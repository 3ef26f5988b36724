import styled from '@emotion/styled';
import { color } from '../../../ui/theme/tokens.ts';

/** Around the calendar: its colours as custom properties, and what grid and legend both show. */
export const CalendarFrame = styled.div`
  --paper: ${color.paper};
  --ground: ${color.white};
  --weekend: #f6f1e7;
  --line: ${color.line};
  --ink: ${color.ink};
  --soft: ${color.soft};
  --accent: ${color.sea};
  --onAccent: ${color.white};
  --pending: ${color.lavender};
  --pendingGround: #f1eef8;
  --hatch: #d9d0c1;
  --hatchGround: #f6f2ea;
  --hatchEdge: ${color.edge};
  --today: ${color.terracotta};
  --bad: ${color.bad};
  --chosen: rgb(14 74 90 / 0.16);
  @media (prefers-color-scheme: dark) {
    --paper: #0e1a20;
    --ground: #14242b;
    --weekend: #182a32;
    --line: #2c414a;
    --ink: #eaf1f0;
    --soft: #a9bcbe;
    --accent: #8cc8d4;
    --onAccent: #0b2028;
    --pending: #b9acdf;
    --pendingGround: #2a2a44;
    --hatch: #3a4d55;
    --hatchGround: #1b2d34;
    --hatchEdge: #7f9297;
    --today: #e58a66;
    --bad: #f0968f;
    --chosen: rgb(140 200 212 / 0.24);
  }

  .confirmed {
    border: 2px solid var(--accent);
    background: var(--accent);
    color: var(--onAccent);
  }
  .pending {
    border: 2px dashed var(--pending);
    background: var(--pendingGround);
    color: var(--ink);
  }
  .block {
    border: 1px solid var(--hatchEdge);
    background: repeating-linear-gradient(135deg, var(--hatch) 0 4px, var(--hatchGround) 4px 10px);
    color: var(--ink);
    & .barText {
      margin-left: 6px;
      padding-inline: 6px;
      border-radius: 6px;
      background: var(--hatchGround);
      padding-block: 3px;
    }
  }
  .euro {
    box-sizing: border-box;
    flex: none;
    width: 20px;
    height: 20px;
    border: 1.5px solid currentColor;
    border-radius: 10px;
    background: var(--ground);
    color: var(--ink);
    font-size: 12px;
    font-weight: 700;
    line-height: 17px;
    text-align: center;
  }
  .euro.overdue {
    border-radius: 4px;
    border-color: var(--bad);
    background: var(--bad);
    color: var(--ground);
  }
`;
