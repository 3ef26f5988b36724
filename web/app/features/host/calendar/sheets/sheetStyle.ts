import styled from '@emotion/styled';
import Drawer from '@mui/material/Drawer';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { font, from, radius } from '../../../../ui/theme/tokens.ts';
import { alignedFields } from '../../forms/formStyle.ts';
import { deskColor } from '../../frame/deskTheme.ts';

export const SheetDrawer = styled(Drawer)`
  & > .MuiDrawer-paper {
    width: 100%;
    max-height: min(92dvh, 860px);
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${radius.large} ${radius.large} 0 0;
    background: ${deskColor.background};
    color: ${deskColor.text};
    ${from.tablet} {
      width: 440px;
      max-height: none;
      border-radius: 0;
    }
  }
`;

export const SheetHead = styled.header`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 18px 12px 10px 20px;
  background: inherit;
  & h2 {
    margin: 0;
    font: 400 1.5rem/1.2 ${font.heading};
    overflow-wrap: anywhere;
  }
  & p {
    margin: 4px 0 0;
    font-size: 1rem;
    color: ${deskColor.textSecondary};
  }
`;

export const SheetBody = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  padding: 6px 20px 28px;
`;

/** Two fields side by side, or stacked if they would be too narrow. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(140px, 34%), 1fr));
  gap: 20px 14px;
  align-items: start;
  ${alignedFields}
`;

export const SheetForm = styled.form`
  display: grid;
  gap: 20px;
`;

/** Labels and values about a booking, a block or a platform's stay. */
export const Facts = styled.dl`
  display: grid;
  /* Long labels wrap, so that a date or number beside them stays whole. */
  grid-template-columns: fit-content(46%) minmax(0, 1fr);
  gap: 8px 20px;
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dt {
    color: ${deskColor.textSecondary};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Two options of equal weight, side by side. */
export const Ways = styled(ToggleButtonGroup)`
  &.MuiToggleButtonGroup-root {
    flex-wrap: nowrap;
    gap: 8px;
  }
  & .MuiToggleButton-root {
    flex: 1 1 0;
    padding-inline: 10px;
    font-size: 1rem;
    line-height: 1.25;
  }
`;
