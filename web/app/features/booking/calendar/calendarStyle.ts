import styled from '@emotion/styled';
import { color, faded, font, from } from '../../../ui/theme/tokens.ts';

/**
 * Taken nights have a stone background with a thin stroke. A day that is taken for one half stays white in the other.
 */
const takenGround = color.panel;
const half = '50%';

export const CalendarFrame = styled.div`
  position: relative;
  isolation: isolate;
  & .MuiDateCalendar-root {
    width: auto;
    max-width: none;
    height: auto;
    max-height: none;
    margin: 0;
    overflow: visible;
  }
  & .MuiDayCalendar-header,
  & .MuiDayCalendar-weekContainer {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    margin: 0;
    row-gap: 2px;
  }
  & .MuiDayCalendar-weekDayLabel {
    width: auto;
    height: 28px;
    margin: 0;
    font-size: 0.875rem;
    color: ${color.textSecondary};
  }
  & .MuiDayCalendar-slideTransition {
    min-height: calc(6 * 50px);
    overflow: visible;
  }
  & .MuiDayCalendar-monthContainer {
    position: static;
    overflow: visible;
  }
  & .MuiPickerDay-root {
    width: 100%;
    height: 48px;
    margin: 1px 0;
    border-radius: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 3px;
    font-family: ${font.text};
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    color: ${color.text};
    outline: none;
    transition: none;
  }
  /* The accessible name of the day contains the price too. */
  & [data-price]::after {
    content: attr(data-price);
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1;
    color: ${color.textSecondary};
  }
  & .vm-number {
    line-height: 1;
  }
  & [data-day]:focus {
    background-color: transparent;
  }
  & [data-day][aria-disabled='false'] {
    cursor: pointer;
    font-weight: 500;
  }
  & [data-day][aria-disabled='false']:hover {
    box-shadow: inset 0 0 0 1.5px ${color.secondary};
    border-radius: 12px;
    background-color: transparent;
  }
  & [data-day][aria-disabled='true'] {
    color: ${color.textSecondary};
    cursor: default;
    background-color: transparent;
  }
  & [data-day][data-kind='unknown'] {
    color: ${color.textSecondary};
    font-weight: 400;
  }
  & [data-kind='past'],
  & [data-kind='beyond'] {
    opacity: 0.5;
  }
  & [data-evening] {
    background-image: linear-gradient(112deg, transparent ${half}, ${takenGround} ${half});
  }
  & [data-morning] {
    background-image: linear-gradient(112deg, ${takenGround} ${half}, transparent ${half});
  }
  & [data-morning][data-evening] {
    background-image: linear-gradient(${takenGround}, ${takenGround});
  }
  & [data-kind='taken'] .vm-number {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  & [data-range] {
    background-color: ${faded(color.secondary, 10)} !important;
  }
  & [data-range='start'],
  & [data-range='end'] {
    background: ${color.secondary} !important;
    color: ${color.onSecondary} !important;
  }
  & [data-range='start']::after,
  & [data-range='end']::after {
    color: ${color.onSecondary};
  }
  & [data-range='start'] {
    border-radius: 12px 0 0 12px;
  }
  & [data-range='end'] {
    border-radius: 0 12px 12px 0;
  }
  & [aria-current='date'] .vm-number {
    border-bottom: 2px solid ${color.primary};
    padding-bottom: 2px;
  }
  & [data-day]:focus-visible {
    outline: 3px solid ${color.secondary};
    outline-offset: 1px;
    border-radius: 12px;
    z-index: 1;
  }
`;

export const Months = styled.div`
  display: grid;
  gap: 8px 40px;
  [data-months='2'] > & {
    grid-template-columns: 1fr 1fr;
  }
`;

export const MonthHeading = styled.h3`
  height: 44px;
  display: grid;
  place-items: center;
  font-family: ${font.heading};
  font-size: 1.375rem;
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const TurnButton = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 48px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${color.secondary};
  cursor: pointer;
  &[data-back] {
    right: auto;
    left: 0;
  }
  &:hover {
    background: ${color.panel};
  }
  &[aria-disabled] {
    opacity: 0.35;
    background: transparent;
    cursor: default;
  }
`;

/**
 * In a sheet, the hint sticks above the buttons at the end while the content scrolls. It has room for the longest text,
 * so that nothing jumps.
 */
export const CalendarHint = styled.p`
  min-height: 72px;
  padding-top: 8px;
  font-size: 0.9375rem;
  line-height: 1.35;
  /* Not on a page that is enlarged so much that the hint would cover the content. */
  @media (min-height: 600px) {
    [data-calendar] > & {
      position: sticky;
      bottom: calc(44px + max(4px, env(safe-area-inset-bottom)));
      z-index: 1;
      background: ${color.surface};
    }
  }
  ${from.tablet} {
    min-height: 56px;
    font-size: 1rem;
    line-height: 1.45;
  }
`;

/** The dates chosen so far. Hidden on a phone, where the field above already shows them. */
export const ChosenSoFar = styled.span`
  @media (max-width: 699px) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  padding-top: 8px;
  font-size: 0.875rem;
  line-height: 1.45;
  color: ${color.textSecondary};
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > li::before {
    content: '';
    width: 22px;
    height: 16px;
    border-radius: 4px;
    box-shadow: inset 0 0 0 1px ${color.divider};
  }
  & > [data-kind='taken']::before {
    background:
      linear-gradient(${color.textSecondary}, ${color.textSecondary}) center / 12px 1px no-repeat,
      ${takenGround};
  }
  & > [data-kind='half']::before {
    background: linear-gradient(112deg, transparent 50%, ${takenGround} 50%);
  }
  & > [data-kind='yours']::before {
    background: ${color.secondary};
  }
`;
