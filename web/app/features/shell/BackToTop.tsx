import styled from '@emotion/styled';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { motion, prefersStillness, reveal } from '../../ui/theme/motion.ts';
import { color, easeOut, faded } from '../../ui/theme/tokens.ts';

/** "Back to top", in a ring that shows how much of the page was read. Shown after some scrolling. */
export function BackToTop({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('site');
  const { begun, read } = useReadingProgress();
  return (
    <Button
      type="button"
      aria-label={t('toTop')}
      hidden={!begun}
      onClick={() => {
        // Moves the keyboard focus to the top as well.
        main.current?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
      }}
    >
      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path d="m18 25 6-6 6 6M24 20v11" strokeWidth="1.6" />
        <Ring
          style={{ strokeDashoffset: 1 - read }}
          cx="24"
          cy="24"
          r="22"
          pathLength="1"
          transform="rotate(-90 24 24)"
        />
      </svg>
    </Button>
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
  background: ${color.background};
  color: ${color.secondary};
  box-shadow:
    inset 0 0 0 2px ${color.divider},
    0 8px 24px -8px ${faded(color.headerBackground, 45)};
  cursor: pointer;
  animation: ${reveal} 250ms ${easeOut};
  &:hover {
    background: ${color.panel};
  }
  &[hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Ring = styled.circle`
  stroke-dasharray: 1;
  transition: stroke-dashoffset ${motion.throttle}ms linear;
`;

/**
 * How much of the page was read, measured at most once per 99 ms of scrolling.
 * @returns `begun` is true after half a viewport of scrolling; `read` is the share of the page
 */
function useReadingProgress(): { begun: boolean; read: number } {
  const [progress, setProgress] = useState({ begun: false, read: 0 });
  useEffect(() => {
    const measure = () => {
      const rest = document.documentElement.scrollHeight - innerHeight;
      setProgress({
        begun: scrollY > Math.max(motion.offset, innerHeight / 2),
        read: rest > 0 ? Math.min(1, scrollY / rest) : 0,
      });
    };
    let next: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      next ??= setTimeout(() => {
        next = undefined;
        measure();
      }, motion.throttle);
    };
    let rested: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(rested);
      rested = setTimeout(measure, motion.debounce);
    };
    measure();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(next);
      clearTimeout(rested);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, []);
  return progress;
}
