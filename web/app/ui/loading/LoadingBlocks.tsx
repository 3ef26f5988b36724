import styled from '@emotion/styled';
import { VisuallyHidden } from '../layout/layout.ts';
import { wait, waitingDelay } from '../theme/motion.ts';
import { color, radius } from '../theme/tokens.ts';

/**
 * Blocks in about the shape of the content that is loading. Invisible if it loads quickly.
 * @param label names what is loading
 * @param heights of the blocks in pixels
 * @param showsLabel whether the label is visible, not only for screen readers
 */
export function LoadingBlocks({
  label,
  heights,
  showsLabel = false,
}: {
  label: string | undefined;
  heights: readonly number[];
  showsLabel?: boolean;
}) {
  const Label = showsLabel ? 'p' : VisuallyHidden;
  return (
    <Blocks aria-busy="true">
      <Label role="status">{label}</Label>
      {heights.map((height, place) => (
        <i key={place} style={{ height }} />
      ))}
    </Blocks>
  );
}

const Blocks = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  & > i {
    border-radius: ${radius.small};
    background: ${color.panel};
    animation: ${wait} 1ms ${waitingDelay}ms backwards;
  }
  & > i:first-of-type {
    width: 60%;
  }
  & > p {
    font-size: 1.25rem;
  }
`;
