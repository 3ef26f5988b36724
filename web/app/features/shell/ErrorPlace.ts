import styled from '@emotion/styled';
import { Column } from '../../ui/layout.ts';
import { color } from '../../ui/tokens.ts';

/** Where a page says why it is not there: the status, the sentence, the ways on. */
export const ErrorPlace = styled(Column)`
  display: grid;
  gap: 20px;
  padding-block: clamp(72px, 14vh, 160px) 48px;
`;

export const ErrorStatus = styled.p`
  color: ${color.soft};
  font-weight: 600;
  letter-spacing: 0.14em;
`;
