import styled from '@emotion/styled';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersStillness, reveal } from '../../ui/theme/motion.ts';
import { color, easeOut } from '../../ui/theme/tokens.ts';
import { useReadingProgress } from './useReadingProgress.ts';

/** "Back to top", shown once the page was scrolled a little, in a ring that shows how much of it was read. */
export function BackToTop({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('site');
  const button = useRef<HTMLButtonElement>(null);
  const [covers, setCovers] = useState(false);
  const { begun, ring } = useReadingProgress(() => setCovers(coversControl(button.current)));
  return (
    <Button
      ref={button}
      type="button"
      data-covers={covers || undefined}
      aria-label={t('toTop')}
      hidden={!begun}
      onClick={() => {
        // The keyboard goes on where the eye is.
        main.current?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
      }}
    >
      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="m18 25 6-6 6 6M24 20v11" strokeWidth="1.6" />
        <Ring ref={ring} cx="24" cy="24" r="22" pathLength="1" transform="rotate(-90 24 24)" />
      </svg>
    </Button>
  );
}

/** Does it lie over something that can be pressed? @param button `null` or hidden: no */
function coversControl(button: HTMLElement | null): boolean {
  const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) return false;
  const shares = [0, 0.5, 1];
  return shares.some((x) =>
    shares.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => element.closest('main :is(a, button, input, select, textarea, label, summary)')),
    ),
  );
}

const Button = styled.button`
  position: fixed;
  right: max(16px, env(safe-area-inset-right));
  bottom: calc(16px + var(--foot, 0px) + var(--foot-bar, 0px));
  z-index: 900;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.paper};
  color: ${color.sea};
  box-shadow:
    inset 0 0 0 2px ${color.line},
    0 8px 24px -8px rgb(10 50 62 / 0.45);
  cursor: pointer;
  animation: ${reveal} 250ms ${easeOut};
  &:hover {
    background: ${color.stone};
  }
  transition: opacity 200ms ${easeOut};
  /* Not over dates and buttons; the keyboard still reaches it. */
  &[data-covers]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
  &[hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Drawn by the browser's own scroll timeline; where there is none, `useReadingProgress` sets how far. */
const Ring = styled.circle`
  stroke-dasharray: 1;
  stroke-dashoffset: calc(1 - var(--read, 0));
  @supports (animation-timeline: scroll(root)) {
    animation: vm-read linear both;
    animation-timeline: scroll(root);
  }
  @keyframes vm-read {
    from {
      stroke-dashoffset: 1;
    }
    to {
      stroke-dashoffset: 0;
    }
  }
`;
