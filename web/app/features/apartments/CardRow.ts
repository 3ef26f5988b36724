import styled from '@emotion/styled';
import { from } from '../../ui/theme/tokens.ts';

/** Apartments side by side, the first one wider. */
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
