import styled from '@emotion/styled';
import { from } from '../../ui/tokens.ts';

/** Apartments beside each other, the first with more room. */
export const CardRow = styled.ul`
  display: grid;
  gap: 48px 28px;
  & > li {
    display: grid;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);
    & > li:first-of-type:nth-last-of-type(3) {
      grid-column: 1 / -1;
    }
  }
  ${from.desk} {
    &:has(> :nth-of-type(3)) {
      grid-template-columns: 1.25fr 1fr 1fr;
    }
    & > li:first-of-type:nth-last-of-type(3) {
      grid-column: auto;
    }
  }
`;
