import styled from '@emotion/styled';
import { LoadingBlocks } from './LoadingBlocks.tsx';

/**
 * Shown in the page's shape until the page's messages are loaded.
 * @param label the text for "loading", once the language is known
 */
export function LoadingPage({ label }: { label: string | undefined }) {
  return (
    <Page aria-busy="true">
      <LoadingBlocks label={label} heights={[56, 24, 24]} />
    </Page>
  );
}

const Page = styled.main`
  width: 100%;
  max-width: 1240px;
  margin-inline: auto;
  padding: 160px 24px 72px;
`;
