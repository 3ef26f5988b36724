import styled from '@emotion/styled';
import { VisuallyHidden } from '../../ui/layout/layout.ts';
import { wait, waitingDelay } from '../../ui/theme/motion.ts';
import { color, radius } from '../../ui/theme/tokens.ts';

/**
 * A placeholder in the shape of the sign-in form, until the session is known.
 * @param label names what is loading
 * @param shown whether the label is visible, not only for screen readers
 */
export function SignInSkeleton({ label, shown = false }: { label: string; shown?: boolean }) {
  return (
    <FieldSkeletons aria-busy="true">
      {shown ? <p role="status">{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      <i />
      <i />
      <i />
      <i style={{ height: 24, width: '55%', marginTop: 16 }} />
      <i />
      <i style={{ width: '70%' }} />
    </FieldSkeletons>
  );
}

const FieldSkeletons = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  & > i {
    height: 54px;
    border-radius: ${radius.small};
    background: ${color.panel};
    animation: ${wait} 1ms ${waitingDelay}ms backwards;
  }
  & > p {
    font-size: 1.25rem;
  }
`;
