import styled from '@emotion/styled';

/** The height that a page has at least while its content is missing. */
export const Placeholder = styled.div`
  min-height: 40vh;
`;
