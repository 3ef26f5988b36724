import styled from '@emotion/styled';
import { deskColor } from '../../frame/deskTheme.ts';

/** The calendar's frame, with the styles that grid and legend share. */
export const CalendarFrame = styled.div`
  .confirmed {
    border: 2px solid ${deskColor.secondary};
    background: ${deskColor.secondary};
    color: ${deskColor.onSecondary};
  }
  .pending {
    border: 2px dashed ${deskColor.info};
    background: ${deskColor.pendingGround};
    color: ${deskColor.text};
  }
  .block {
    border: 1px solid ${deskColor.border};
    background: repeating-linear-gradient(135deg, ${deskColor.hatch} 0 4px, ${deskColor.hatchGround} 4px 10px);
    color: ${deskColor.text};
    & .barText {
      margin-left: 6px;
      padding-inline: 6px;
      border-radius: 6px;
      background: ${deskColor.hatchGround};
      padding-block: 3px;
    }
  }
  .platform {
    border: 4px double ${deskColor.success};
    background: ${deskColor.panel};
    color: ${deskColor.text};
  }
  .euro {
    box-sizing: border-box;
    flex: none;
    width: 20px;
    height: 20px;
    border: 1.5px solid currentColor;
    border-radius: 10px;
    background: ${deskColor.surface};
    color: ${deskColor.text};
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 17px;
    text-align: center;
  }
  .euro.overdue {
    border-radius: 4px;
    border-color: ${deskColor.error};
    background: ${deskColor.error};
    color: ${deskColor.surface};
  }
`;
