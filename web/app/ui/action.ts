import { css } from '@emotion/react';
import { color, easeOut, radius } from './tokens.ts';

/** The one action of a view; the body of a styled link or button. */
export const action = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 12px 28px;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.terracotta};
  color: #ffffff;
  font-weight: 600;
  font-size: 17px;
  text-decoration: none;
  cursor: pointer;
  transition: background 200ms ${easeOut};
  &:hover {
    background: ${color.terracottaDark};
  }
`;

/** Every other action. */
export const quietAction = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 11px 27px;
  border: 1px solid ${color.ink};
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.ink};
  font-weight: 600;
  font-size: 17px;
  text-decoration: none;
  cursor: pointer;
  transition: background 200ms ${easeOut};
  &:hover {
    background: ${color.stone};
  }
`;
