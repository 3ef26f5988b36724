import styled from '@emotion/styled';
import { color, from, radius } from '../../../ui/theme/tokens.ts';

/** A part of a booking's page, in a frame that is left out on paper. */
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

/** A list of names and values. */
export const Facts = styled.dl`
  & > div {
    display: grid;
    gap: 4px 12px;
    padding-block: 12px;
    border-top: 1px solid ${color.divider};
    line-height: 1.45;
    break-inside: avoid;
    ${from.tablet} {
      grid-template-columns: minmax(8.6em, 1fr) 3fr;
    }
  }
  & dt {
    color: ${color.textSecondary};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  @media print {
    & > div {
      padding-block: 5px;
    }
  }
`;
