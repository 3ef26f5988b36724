import styled from '@emotion/styled';
import { color, radius } from '../theme/tokens.ts';

/** Makes a wide table scrollable on a phone and by keyboard. Requires `tabIndex={0}`, a role and a name. */
export const Scroller = styled.div`
  overflow-x: auto;
  margin-top: 28px;
  border-radius: ${radius.small};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  text-align: left;
  & th,
  & td {
    padding: 14px 16px;
    vertical-align: baseline;
  }
  & thead th,
  & tbody th {
    font-weight: 600;
  }
  & tbody tr:nth-of-type(odd) {
    background: ${color.panel};
  }
  & caption {
    text-align: left;
    color: ${color.textSecondary};
    padding-bottom: 12px;
  }
`;
