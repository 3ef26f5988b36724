import styled from '@emotion/styled';
import { color } from './tokens.ts';

/** A page before its words are there, in the shape of what comes. */
export function LoadingPage() {
  return (
    <Page aria-busy="true">
      <Bone style={{ width: '40%', height: 56 }} />
      <Bone style={{ width: '70%' }} />
      <Bone style={{ width: '62%' }} />
    </Page>
  );
}

const Page = styled.main`
  width: 100%;
  max-width: 1240px;
  margin-inline: auto;
  padding: 160px 24px 72px;
  display: grid;
  gap: 24px;
  align-content: start;
`;

const Bone = styled.div`
  height: 24px;
  border-radius: 8px;
  background: ${color.stone};
`;
