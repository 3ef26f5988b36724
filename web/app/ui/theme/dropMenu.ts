import { css } from '@emotion/react';
import { color, radius, shadow } from './tokens.ts';

/**
 * The body of a styled popover that drops from a button of the header.
 *
 * @param anchor the button's `anchor-name`; where browsers know none, it hangs below the header
 */
export const dropMenu = (anchor: `--${string}`) => css`
  position: fixed;
  inset: 84px clamp(20px, 4.5vw, 48px) auto auto;
  margin: 0;
  padding: 8px;
  border: 0;
  border-radius: ${radius.small};
  background: ${color.white};
  color: ${color.ink};
  box-shadow: ${shadow};
  max-height: calc(100dvh - 100px);
  overflow-y: auto;
  @supports (anchor-name: --a) {
    position-anchor: ${anchor};
    inset: calc(anchor(bottom) + 8px) anchor(right) auto auto;
  }
`;
