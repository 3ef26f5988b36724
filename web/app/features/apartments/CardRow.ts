import styled from '@emotion/styled';
import { from } from '../../ui/theme/tokens.ts';

/**
 * Apartments side by side, the first one wider. `count` is a prop, because with selectors that count the cards, the
 * cards would move while the browser is still parsing the page.
 */
export const CardRow = styled.ul<{ count: number }>`
  display: grid;
  gap: 48px 28px;
  & > li {
    display: grid;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${({ count }) =>
    count === 3 &&
    `${from.tablet} {
      & > li:first-of-type {
        grid-column: 1 / -1;
      }
    }`}
  ${({ count }) =>
    count >= 3 &&
    `${from.desk} {
      grid-template-columns: 1.25fr 1fr 1fr;
      & > li:first-of-type {
        grid-column: auto;
      }
    }`}
`;
