import styled from '@emotion/styled';
import { action } from './action.ts';
import { color, from } from './tokens.ts';

/** What every form of the site is made of: its column, the button that sends it, and the words below that button. */
export const Form = styled.form`
  display: grid;
  gap: 28px;
`;

export const Send = styled.button`
  ${action}
  width: 100%;
  ${from.tablet} {
    width: auto;
    min-width: 280px;
  }
  &[aria-busy] {
    cursor: progress;
    background: ${color.terracottaDark};
  }
`;

export const Note = styled.p`
  margin-top: 12px;
  font-size: 16px;
  color: ${color.soft};
`;
