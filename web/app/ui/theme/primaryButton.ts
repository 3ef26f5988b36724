import { css } from '@emotion/react';
import { color, easeOut, radius } from './tokens.ts';

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 11px 27px;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font-weight: 600;
  font-size: 1.0625rem;
  text-decoration: none;
  cursor: pointer;
  transition: background 200ms ${easeOut};
`;

/** The main action of a view, for a styled link or button on a page without MUI. */
export const primaryButton = css`
  ${shape}
  background: ${color.primary};
  color: ${color.onPrimary};
  &:hover {
    background: ${color.primaryHover};
  }
`;

/** Any other action. */
export const secondaryButton = css`
  ${shape}
  border-color: ${color.text};
  background: transparent;
  color: ${color.text};
  &:hover {
    background: ${color.panel};
  }
`;
