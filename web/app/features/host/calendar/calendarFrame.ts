import styled from '@emotion/styled';
import { deskColor } from '../frame/deskColor.ts';

/** Around the calendar: its colours by what they are for, and what grid and legend both show. */
export const CalendarFrame = styled.div`
  --paper: ${deskColor.paper};
  --ground: ${deskColor.white};
  --weekend: ${deskColor.weekend};
  --line: ${deskColor.line};
  --ink: ${deskColor.ink};
  --soft: ${deskColor.soft};
  --accent: ${deskColor.sea};
  --onAccent: ${deskColor.white};
  --pending: ${deskColor.lavender};
  --pendingGround: ${deskColor.pendingGround};
  --hatch: ${deskColor.hatch};
  --hatchGround: ${deskColor.hatchGround};
  --hatchEdge: ${deskColor.edge};
  --platform: ${deskColor.good};
  --platformGround: ${deskColor.stone};
  --today: ${deskColor.terracotta};
  --bad: ${deskColor.bad};
  --chosen: color-mix(in srgb, ${deskColor.sea} 16%, transparent);

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
  .platform {
    border: 4px double var(--platform);
    background: var(--platformGround);
    color: var(--ink);
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
