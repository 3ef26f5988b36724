import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Lead } from './layout.ts';
import { from } from '../theme/tokens.ts';

/** The heading of a page without its own picture. */
export function PageTitle({ heading, lead, children }: { heading: string; lead?: string; children?: ReactNode }) {
  return (
    <Top>
      <h1>{heading}</h1>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Top>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 48px 20px;
  max-width: 860px;
  ${from.desk} {
    gap: 28px;
    padding-block: 88px 32px;
  }
`;
