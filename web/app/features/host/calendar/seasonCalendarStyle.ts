import styled from '@emotion/styled';
import { font, from, radius, shadow } from '../../../ui/theme/tokens.ts';
import { deskColor } from '../frame/deskTheme.ts';

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

/** Month and year with navigation, above the grid. */
export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 4px 4px 8px;
  color: ${deskColor.text};
  & > .MuiInputBase-root {
    min-width: 0;
    background: transparent;
    color: inherit;
    font: 400 clamp(20px, 5.6vw, 26px) / 1.2 ${font.heading};
  }
  & .MuiNativeSelect-select {
    height: 48px;
    padding-block: 0;
    text-transform: capitalize;
  }
  & .MuiNativeSelect-select:focus-visible {
    outline: 3px solid ${deskColor.secondary};
    border-radius: 8px;
  }
  & .MuiNativeSelect-icon {
    color: inherit;
  }
  & option {
    background: ${deskColor.surface};
    color: ${deskColor.text};
    font: 400 16px ${font.text};
  }
  & button {
    flex: none;
    height: 48px;
    color: ${deskColor.text};
  }
  & > .MuiIconButton-root {
    width: 48px;
  }
  & > .MuiButton-root {
    margin-left: auto;
    padding-inline: 12px;
  }
  ${from.tablet} {
    gap: 8px;
  }
`;

/**
 * The nights that are being selected, within reach of the thumb. Empty if there are none, because a live region must
 * exist before its text.
 */
export const ChosenNights = styled.div`
  position: sticky;
  bottom: calc(var(--hostNav) + var(--toast, 0px) + 12px);
  z-index: 6;
  max-width: 560px;
  margin: 0 auto;
  color: ${deskColor.text};
  &[data-shown] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    margin-top: 12px;
    padding: 10px 12px 10px 18px;
    border-radius: ${radius.small};
    background: ${deskColor.surface};
    box-shadow: ${shadow};
  }
  & p {
    flex: 1 1 200px;
    margin: 0;
    font-size: 1rem;
    line-height: 1.4;
  }
  & button {
    min-height: 48px;
    padding: 6px 18px;
  }
`;

/** The legend, and the buttons for the width of the days. */
export const Foot = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 4px 0;
  color: ${deskColor.text};
  & .zoom {
    flex: none;
    white-space: nowrap;
  }
  & .zoom button {
    width: 48px;
    height: 48px;
    font-size: 1.5rem;
  }
  & [aria-disabled='true'] {
    opacity: 0.4;
  }
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 0;
  padding: 12px 10px 0;
  list-style: none;
  color: ${deskColor.textSecondary};
  font-size: 0.875rem;
  & li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & .euro {
    margin-inline: 5px;
  }
  & .swatch {
    box-sizing: border-box;
    width: 30px;
    height: 18px;
    border-radius: 6px;
  }
`;
