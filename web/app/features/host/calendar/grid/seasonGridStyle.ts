import styled from '@emotion/styled';
import { font, from } from '../../../../ui/theme/tokens.ts';
import { deskColor } from '../../frame/deskTheme.ts';
import { departure } from './barPlace.ts';

/** The least day widths, in pixels, for a price, and for a long price beside the end of a bar. */
export const pricesFrom = 64;
export const longPricesFrom = 76;

/** A night that is selected, or under the pointer. */
const chosen = `color-mix(in srgb, ${deskColor.secondary} 16%, transparent)`;

/**
 * The grid and everything in it, as plain elements with classes: a month has about a hundred cells, and a styled
 * component for each would slow down scrolling. `--day` is a day's width, `--days` the number of days.
 */
export const Grid = styled.div`
  /*
   * Safari knows only the prefixed property. Without it, Safari takes a tap on selected text for the start of a drag.
   */
  -webkit-user-select: none;
  user-select: none;
  --names: 0px;
  --track: 64px;
  --bar: 40px;
  position: relative;
  overflow: auto;
  overscroll-behavior-x: contain;
  /* The names do not cover a day that is scrolled into view. */
  scroll-padding-left: var(--names);
  border-block: 1px solid ${deskColor.divider};
  background: ${deskColor.surface};
  color: ${deskColor.text};
  font-variant-numeric: tabular-nums;
  ${from.tablet} {
    --names: 148px;
    --track: 88px;
    --bar: 54px;
    border: 1px solid ${deskColor.divider};
    border-radius: 14px;
  }

  .row {
    width: calc(var(--names) + var(--days) * var(--day));
    ${from.tablet} {
      display: flex;
    }
    & + .row {
      border-top: 1px solid ${deskColor.divider};
    }
  }
  .track {
    position: relative;
    width: calc(var(--days) * var(--day));
    height: var(--track);
    contain: size layout;
  }
  .name,
  .corner {
    position: sticky;
    left: 0;
    z-index: 4;
    background: ${deskColor.surface};
  }
  .corner {
    height: 0;
    ${from.tablet} {
      flex: none;
      width: var(--names);
      height: auto;
      border-right: 1px solid ${deskColor.divider};
    }
  }
  .name {
    box-sizing: border-box;
    width: max-content;
    max-width: 100vw;
    padding: 8px 14px 2px;
    overflow: hidden;
    font: 400 1.0625rem/1.3 ${font.heading};
    text-overflow: ellipsis;
    ${from.tablet} {
      display: flex;
      flex: none;
      align-items: center;
      width: var(--names);
      padding: 0 12px 0 16px;
      border-right: 1px solid ${deskColor.divider};
      font-size: 1.125rem;
      overflow-wrap: anywhere;
    }
  }
  .part {
    position: absolute;
    top: 0;
    bottom: 0;
    display: flex;
    contain: strict;
  }

  .headRow {
    position: sticky;
    top: 0;
    z-index: 5;
    background: ${deskColor.surface};
    & .track {
      height: 76px;
      contain: none;
    }
  }
  .monthName {
    position: absolute;
    top: 0;
    height: 26px;
    border-left: 1px solid ${deskColor.divider};
    & span {
      position: sticky;
      left: calc(var(--names) + 12px);
      display: inline-block;
      padding: 6px 0 0 10px;
      font-size: 0.875rem;
      font-weight: 600;
      line-height: 20px;
      white-space: nowrap;
    }
    & span::first-letter {
      text-transform: uppercase;
    }
  }
  .headDays {
    top: 26px;
  }
  .headDay {
    flex: none;
    width: var(--day);
    padding-top: 3px;
    color: ${deskColor.textSecondary};
    font-size: 0.75rem;
    line-height: 16px;
    text-align: center;
  }
  .number {
    display: block;
    width: 26px;
    margin: 1px auto 0;
    color: ${deskColor.text};
    border-radius: 13px;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 26px;
    text-align: center;
  }
  .today .number {
    background: ${deskColor.primary};
    color: ${deskColor.surface};
  }

  .cell {
    box-sizing: border-box;
    flex: none;
    align-content: center;
    width: var(--day);
    height: 100%;
    text-align: center;
    border-right: 1px solid color-mix(in srgb, ${deskColor.divider} 50%, transparent);
    cursor: pointer;
    touch-action: pan-x pan-y;
    &:focus-visible {
      z-index: 3;
      outline: 3px solid ${deskColor.secondary};
      outline-offset: -3px;
      box-shadow: inset 0 0 0 5px ${deskColor.surface};
    }
    &:focus-visible:not(.taken) {
      position: relative;
    }
  }
  .cell.taken:focus-visible {
    position: relative;
    box-shadow: none;
  }
  .weekend {
    background: ${deskColor.weekend};
  }
  .past:not(.taken) {
    background: repeating-linear-gradient(
      0deg,
      transparent 0 3px,
      color-mix(in srgb, ${deskColor.divider} 26%, transparent) 3px 4px
    );
  }
  .cell[aria-disabled] {
    cursor: default;
  }
  @media (hover: hover) {
    .cell:not([aria-disabled], .taken):hover {
      background: ${chosen};
    }
  }
  /* A cell that also contains the end of a bar. */
  .leaving {
    padding-left: calc(var(--day) * ${departure});
  }
  /* Generated text. Screen readers read the accessible name of the cell instead, which says the same in full. */
  .cell::before,
  .cell::after {
    display: block;
  }
  .cell[data-price]::before {
    content: attr(data-price);
    font-size: 0.8125rem;
    line-height: 18px;
  }
  .cell[data-least]::after {
    content: attr(data-least);
    color: ${deskColor.textSecondary};
    font-size: 0.75rem;
    line-height: 16px;
  }

  .bars,
  .selection,
  .todayLine {
    position: absolute;
    top: 0;
    bottom: 0;
    pointer-events: none;
  }
  .bars {
    inset-inline: 0;
  }
  .bar {
    box-sizing: border-box;
    position: absolute;
    top: calc((var(--track) - var(--bar)) / 2);
    height: var(--bar);
    display: flex;
    align-items: center;
    overflow: clip;
    border-radius: 10px;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25;
    white-space: nowrap;
  }
  .barText {
    position: sticky;
    left: calc(var(--names) + 6px);
    display: flex;
    align-items: center;
    gap: 8px;
    max-width: 100%;
    padding-inline: 8px;
    overflow: clip;
  }
  .lines {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    overflow: clip;
    & > * {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & small {
      display: none;
      font-size: 0.75rem;
      font-weight: 400;
      line-height: 16px;
      ${from.tablet} {
        display: block;
      }
    }
  }
  .selection {
    z-index: 1;
    border: 2px solid ${deskColor.secondary};
    border-radius: 8px;
    background: ${chosen};
  }
  .todayLine {
    width: 2px;
    margin-left: -1px;
    background: ${deskColor.primary};
  }

  /* Fill, dots and hatching stay if the browser replaces the colours. */
  @media (forced-colors: active) {
    .confirmed {
      forced-color-adjust: none;
    }
    .selection {
      border-color: Highlight;
    }
  }
`;
