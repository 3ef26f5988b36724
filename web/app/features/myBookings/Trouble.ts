import styled from '@emotion/styled';

/** A sentence in the place of what could not be had. */
export const Trouble = styled.p`
  padding-block: 48px;
  font-size: 20px;
`;
