import styled from '@emotion/styled';

/** Reserves a page's minimum height while its content is missing. */
export const Placeholder = styled.div`
  min-height: 40vh;
`;
