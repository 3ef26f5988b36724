import styled from '@emotion/styled';
import { font } from '../../../ui/theme/tokens.ts';

/** An apartment with its listings. */
export const ListedApartment = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;
  & h4 {
    margin: 0;
    font: 400 20px/1.2 ${font.heading};
    overflow-wrap: anywhere;
  }
`;
