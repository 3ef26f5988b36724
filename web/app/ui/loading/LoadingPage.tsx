import styled from '@emotion/styled';
import { VisuallyHidden } from '../layout/layout.ts';
import { wait, waitingDelay } from '../theme/motion.ts';
import { color } from '../theme/tokens.ts';

/**
 * Shown in the page's shape until the page's messages are loaded. Invisible if they load quickly.
 * @param label the text for "loading", once the language is known
 */
export function LoadingPage({ label }: { label: string | undefined }) {
  return (
    <Page aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
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
  background: ${color.panel};
  animation: ${wait} 1ms ${waitingDelay}ms backwards;
`;
