import { css } from '@emotion/react';
import { color } from './tokens.ts';

/**
 * Styles of a link that makes its whole card, an `article`, clickable.
 *
 * @param corners the card's CSS `border-radius`
 */
export const coverCard = (corners: string) => css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${corners};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.secondary};
    outline-offset: 3px;
  }
  article:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;
