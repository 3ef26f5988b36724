import styled from '@emotion/styled';
import { color } from './tokens.ts';

/** The bar at the top while a page is fetched: 5 px high, across in 5 s, shown once fetching takes longer than 200 ms. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <Bar aria-hidden="true" /> : null;
}

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  height: 5px;
  z-index: 1500;
  background: ${color.terracotta};
  transform-origin: left;
  animation:
    vm-appear 1ms 200ms both,
    vm-progress 5s 200ms cubic-bezier(0.1, 0.7, 0.2, 1) both;
  @keyframes vm-appear {
    from {
      visibility: hidden;
    }
  }
  @keyframes vm-progress {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.96);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation-delay: 200ms !important;
  }
`;
