import styled from '@emotion/styled';
import { color, font } from '../../../ui/theme/tokens.ts';

export const Good = styled.p`
  font-family: ${font.heading};
  font-size: 1.375rem;
  line-height: 1.25;
  color: ${color.success};
`;

export const Bad = styled.p`
  font-weight: 600;
  line-height: 1.45;
  color: ${color.error};
`;

/** In a quiet style, because an unavailable stay is not an error. */
export const QuietRefusal = styled.p`
  font-weight: 600;
  line-height: 1.45;
`;

export const OfferTotal = styled.strong`
  font-family: ${font.heading};
  font-weight: 400;
  font-size: 1.625rem;
  color: ${color.secondary};
`;
