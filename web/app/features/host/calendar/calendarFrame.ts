import styled from '@emotion/styled';
import { color } from '../../../ui/theme/tokens.ts';

/** Around the calendar: its colours as custom properties, for a dark scheme to replace, and what grid and legend both show. */
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
