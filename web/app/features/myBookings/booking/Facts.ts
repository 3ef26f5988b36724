import styled from '@emotion/styled';
import { color, from } from '../../../ui/theme/tokens.ts';

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
