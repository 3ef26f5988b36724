import styled from '@emotion/styled';
import { font, from } from '../../../ui/theme/tokens.ts';

/** A view with one column, and its headings and lists. */
export const DeskPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  max-width: 760px;
  padding: 16px;
  /* The name of a guest may be a single word of any length. */
  overflow-wrap: anywhere;
  & h2 {
    margin: 0;
    font: 400 2rem/1.15 ${font.heading};
  }
  & h3 {
    margin: 0 0 12px;
    font: 400 1.375rem/1.2 ${font.heading};
  }
  & ul {
    display: grid;
    gap: 10px;
  }
  /* A live region must exist before its text. While it is empty, it takes no place in the grid. */
  & > :empty {
    position: absolute;
  }
  ${from.tablet} {
    padding: 8px 0;
  }
`;
