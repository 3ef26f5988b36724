import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { motion, waitingDelay } from '../theme/motion.ts';
import { color, easeOut } from '../theme/tokens.ts';

/**
 * The progress bar at the top during loading: 5 px high, shown after 200 ms. It approaches the end within 5 s and reaches it
 * when loading has finished. Under reduced motion it does not move.
 */
export function ProgressBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(active), active ? waitingDelay : motion.duration);
    return () => clearTimeout(timer);
  }, [active]);
  return shown && <Bar aria-hidden="true" data-done={!active || undefined} />;
}

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  height: 5px;
  z-index: 1500;
  background: ${color.primary};
  transform-origin: left;
  transform: scaleX(0.96);
  transition: transform 5s cubic-bezier(0.1, 0.7, 0.2, 1);
  @starting-style {
    transform: scaleX(0);
  }
  &[data-done] {
    transform: none;
    opacity: 0;
    transition:
      transform 200ms ${easeOut},
      opacity 200ms 200ms;
  }
`;
