import styled from '@emotion/styled';
import { deskColor } from '../../frame/deskTheme.ts';

/** The calendar's frame, with its colours by purpose, and the styles that grid and legend share. */
export const CalendarFrame = styled.div`
  --paper: ${deskColor.background};
  --ground: ${deskColor.surface};
  --weekend: ${deskColor.weekend};
  --line: ${deskColor.divider};
  --ink: ${deskColor.text};
  --soft: ${deskColor.textSecondary};
  --accent: ${deskColor.secondary};
  --onAccent: ${deskColor.onSecondary};
  --pending: ${deskColor.info};
  --pendingGround: ${deskColor.pendingGround};
  --hatch: ${deskColor.hatch};
  --hatchGround: ${deskColor.hatchGround};
  --hatchEdge: ${deskColor.border};
  --platform: ${deskColor.success};
  --platformGround: ${deskColor.panel};
  --today: ${deskColor.primary};
  --bad: ${deskColor.error};
  --chosen: color-mix(in srgb, ${deskColor.secondary} 16%, transparent);

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
    font-size: min(0.75rem, 0.875rem);
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
