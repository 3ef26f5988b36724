import styled from '@emotion/styled';
import { color } from '../../../ui/theme/tokens.ts';

/** The cell of one stay field, in the search bar and in the panel. */
export const Cell = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 12px clamp(10px, 3.2vw, 16px) 10px;
  &[data-active] {
    box-shadow: inset 0 -3px 0 ${color.secondary};
  }
  &[data-wrong] {
    box-shadow: inset 0 0 0 2px ${color.error};
  }
  &:has(input:focus-visible) {
    border-radius: 11px;
    box-shadow: inset 0 0 0 3px ${color.secondary};
  }
`;

export const CellLabel = styled.label`
  font-size: 0.875rem;
  line-height: 1.3;
  color: ${color.textSecondary};
`;

export const CellInput = styled.input`
  width: 100%;
  min-height: 44px;
  /* Leaves room for the cell's label and for the heading of a dialog, which are above it. */
  scroll-margin-top: 40px;
  padding: 0;
  border: 0;
  background: transparent;
  font-size: 1.0625rem;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  /* The cell has the focus ring, not the field. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.textSecondary};
    opacity: 1;
  }
`;

export const CellProblem = styled.p`
  color: ${color.error};
  font-size: 0.9375rem;
  line-height: 1.35;
  &:empty {
    display: none;
  }
`;
