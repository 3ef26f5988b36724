import styled from '@emotion/styled';
import { VisuallyHidden } from '../../ui/layout/layout.ts';
import { wait, waitingDelay } from '../../ui/theme/motion.ts';
import { color, radius } from '../../ui/theme/tokens.ts';

/**
 * The sign-in until it is known who is there, in the shape of its form.
 * @param label names what is being loaded
 * @param shown to be read by everybody, not only heard
 */
export function SignInSkeleton({ label, shown = false }: { label: string; shown?: boolean }) {
  return (
    <Bones aria-busy="true">
      {shown ? <p role="status">{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      <i />
      <i />
      <i />
      <i style={{ height: 24, width: '55%', marginTop: 16 }} />
      <i />
      <i style={{ width: '70%' }} />
    </Bones>
  );
}

const Bones = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  & > i {
    height: 54px;
    border-radius: ${radius.small};
    background: ${color.stone};
    animation: ${wait} 1ms ${waitingDelay}ms backwards;
  }
  & > p {
    font-size: 20px;
  }
`;
