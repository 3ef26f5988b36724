import styled from '@emotion/styled';
import { color, from, radius } from '../../../ui/theme/tokens.ts';

/** A part of a booking's page in a frame, which is not printed. */
export const FramedPart = styled.section`
  display: grid;
  gap: 20px;
  margin-top: 28px;
  padding: 24px;
  border: 1px solid ${color.divider};
  border-radius: ${radius.large};
  & > h2 {
    font-size: 1.625rem;
  }
  ${from.tablet} {
    padding: 36px;
  }
  @media print {
    gap: 16px;
    padding: 0;
    border: 0;
  }
`;

/** Left out on paper, where links and buttons are useless. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
