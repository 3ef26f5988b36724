import styled from '@emotion/styled';
import { color } from '../theme/tokens.ts';

/** `label` gives the number as text. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <Row role="img" aria-label={label}>
      {'★'.repeat(count)}
    </Row>
  );
}

const Row = styled.span`
  color: ${color.primary};
  letter-spacing: 0.18em;
  font-size: 0.9375rem;
  white-space: nowrap;
`;
