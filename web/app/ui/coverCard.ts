import { css } from '@emotion/react';
import { color } from './tokens.ts';

/**
 * The body of a styled link that makes the whole of its card, an `article`, lead where it leads.
 *
 * @param corners radius of the card, as CSS has it
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
    outline: 3px solid ${color.sea};
    outline-offset: 3px;
  }
  article:hover & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;
