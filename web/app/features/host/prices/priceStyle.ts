import styled from '@emotion/styled';
import { deskColor } from '../frame/deskTheme.ts';

export const DayAndMonth = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 10px;
`;

export const PriceTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 10px 8px 10px 0;
    border-bottom: 1px solid ${deskColor.divider};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  & thead th {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: 0.9375rem;
    color: ${deskColor.textSecondary};
  }
`;

/** Around a table that may be wider than a phone if the browser's font is at 200 %. */
export const Scrolling = styled.div`
  min-width: 0;
  overflow-x: auto;
  & th > button {
    padding-inline: 0;
    min-width: 0;
  }
`;
