import styled from '@emotion/styled';
import { color, font } from '../../../ui/theme/tokens.ts';

export const Good = styled.p`
  font-family: ${font.heading};
  font-size: 22px;
  line-height: 1.25;
  color: ${color.good};
`;

export const Bad = styled.p`
  font-weight: 600;
  line-height: 1.45;
  color: ${color.bad};
`;

/** A stay that cannot be had as wished is no error. */
export const Calm = styled.p`
  font-weight: 600;
  line-height: 1.45;
`;

export const OfferTotal = styled.strong`
  font-family: ${font.heading};
  font-weight: 400;
  font-size: 26px;
  color: ${color.sea};
`;
