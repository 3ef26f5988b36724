import styled from '@emotion/styled';
import { Column } from '../../ui/layout/layout.ts';
import { color } from '../../ui/theme/tokens.ts';

/** Layout of error pages: status, sentence, links. */
export const ErrorLayout = styled(Column)`
  display: grid;
  gap: 20px;
  padding-block: clamp(72px, 14vh, 160px) 48px;
`;

export const ErrorStatus = styled.p`
  color: ${color.soft};
  font-weight: 600;
  letter-spacing: 0.14em;
`;
